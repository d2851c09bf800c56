export const TOO_LARGE_FOR_EXCEL =
  "These results have more rows or columns than an Excel sheet can hold. Export them as CSV, or set a filter.";
