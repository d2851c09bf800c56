import type { ComponentProps } from "react";
import { Dialog } from "../../ui/dialog";
import { Overview } from "./overview";

interface OverviewDialogProps extends ComponentProps<typeof Overview> {
  opened: boolean;
  /** Closed without going anywhere. */
  onClose: () => void;
}

/** The overview over the question. */
export function OverviewDialog({ opened, onClose, ...overview }: OverviewDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} place="right" width="min(400px, 90vw)" title="Overview">
      <Overview {...overview} />
    </Dialog>
  );
}
