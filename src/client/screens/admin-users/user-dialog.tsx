import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog";

interface UserDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const CALLS = { mutationKey: [["admin", "users"]] };

/** A dialog that nothing closes while its call is under way. */
export function UserDialog({ opened, title, onClose, children }: UserDialogProps) {
  const client = useQueryClient();
  const isBusy = useIsMutating(CALLS) > 0;
  // What has just been sent is drawn a moment later.
  const close = () => {
    if (client.isMutating(CALLS) === 0) onClose();
  };
  return (
    <Dialog opened={opened} title={title} onClose={close} isHeld={isBusy}>
      {children}
    </Dialog>
  );
}
