import type { Scale } from "#shared/domain/scoring";
import { useWords } from "../words";
import classes from "./areas.module.css";
import { type AreaStanding, shownText } from "./standings";

/** The same in words and numbers. */
export function AreasTable({ areas, scale }: { areas: readonly AreaStanding[]; scale: Scale }) {
  const words = useWords();
  const hasOthers = areas.some(({ others }) => others);
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Value</th>
            <th scope="col">Band</th>
            {hasOthers && <th scope="col">Others</th>}
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
