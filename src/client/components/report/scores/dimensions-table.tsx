import type { Scale } from "#shared/domain/scoring";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./dimensions.module.css";
import { type DimensionSummary, shownText } from "./score-view";

/** The same in words and numbers. */
export function DimensionsTable({ areas, scale }: { areas: readonly DimensionSummary[]; scale: Scale }) {
  const words = useTemplateLanguage();
  const hasOthers = areas.some(({ others }) => others);
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Score</th>
            <th scope="col">Band</th>
            {hasOthers && <th scope="col">Other participants</th>}
            {hasOthers && <th scope="col">Higher than</th>}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ dimension: { key, name }, figure, gap, others }) => (
            <tr key={key}>
              <th scope="row" {...words}>
                {name}
              </th>
              <td>{figure?.text ?? gap}</td>
              <td {...words}>{figure?.band?.name}</td>
              {hasOthers && (
                <td>{others?.quartiles.map((quartile) => shownText(quartile, scale)).join(" · ")}</td>
              )}
              {hasOthers && <td>{others && `${others.higherThan} of 10`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
