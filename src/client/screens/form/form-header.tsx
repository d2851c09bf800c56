import { Button } from "@mantine/core";
import { type ComponentProps, memo } from "react";
import { MobileActionBar } from "../../components/page/mobile-action-bar";
import { IconArrowLeft, IconListDetails, IconMessageCircle } from "../../ui/layout/icons";
import classes from "./form.module.css";

interface FormTopProps
  extends Pick<ComponentProps<typeof MobileActionBar>, "title" | "description" | "language"> {
  onLeave: (to: "/user-dashboard" | "/assessment/$id/chat") => void;
  onOverview: () => void;
}

/** Title bar of the form. Memoized: with stable props it doesn't render with each answer. */
export const FormHeader = memo(function FormHeader({ onLeave, onOverview, ...names }: FormTopProps) {
  return (
    <MobileActionBar
      {...names}
      buttons="above"
      back={
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onLeave("/user-dashboard")}
        >
          Back to Dashboard
        </Button>
      }
    >
      <Button
        variant="default"
        size="sm"
        leftSection={<IconMessageCircle size={18} aria-hidden />}
        onClick={() => onLeave("/assessment/$id/chat")}
      >
        Chat with AI
      </Button>
      <Button
        className={classes.menuOverview}
        variant="default"
        size="sm"
        leftSection={<IconListDetails size={18} aria-hidden />}
        onClick={onOverview}
      >
        Overview
      </Button>
    </MobileActionBar>
  );
});
