import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog/dialog";

interface UserDialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that can't be closed while a user mutation is running. */
export function UserDialog({ opened, title, onClose, children }: UserDialogProps) {
  const isBusy = useIsMutating({ mutationKey: [["admin", "users"]] }) > 0;
  return (
    <Dialog opened={opened} title={title} onClose={onClose} isHeld={isBusy}>
      {children}
    </Dialog>
  );
}
