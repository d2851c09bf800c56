import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./split-preview.module.css";

interface SplitPreviewProps {
  preview: ReactNode;
  /** On wide screens, in pixels. */
  width: number;
  children: ReactNode;
}

/** A form with a preview, which stays in view next to it on wide screens. */
export function SplitPreview({ preview, width, children }: SplitPreviewProps) {
  return (
    <Box className={classes.columns} __vars={{ "--preview": `${width}px` }}>
      <Stack gap="lg" miw={0}>
        {children}
      </Stack>
      {preview && (
        <aside className={classes.aside} aria-label="Preview">
          {preview}
        </aside>
      )}
    </Box>
  );
}
