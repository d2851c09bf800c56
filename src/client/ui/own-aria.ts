/**
 * Spread over a Mantine text field that bears `aria-describedby`: it would replace that by its own. It also leaves
 * `aria-invalid` and `disabled` to us. The switch is an input's, but the types of the fields made of it do not name it.
 */
export const OWN_ARIA = { withAria: false };
