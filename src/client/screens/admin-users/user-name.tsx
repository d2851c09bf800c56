import { PersonCell } from "../../ui/data-table/person-cell";
import { shortDate } from "../../ui/dates";
import { Time } from "../../ui/time";
import type { UserRow } from "./user-rows";

/** Initials, name and since when. */
export function UserName({ row: { user, name, initials } }: { row: UserRow }) {
  const since = (
    <>
      Member since <Time date={user.createdAt} format={shortDate} />
    </>
  );
  return (
    <PersonCell initials={initials} detail={since}>
      {name}
    </PersonCell>
  );
}
