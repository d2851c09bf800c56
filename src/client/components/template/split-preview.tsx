import { Box, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./split-preview.module.css";

interface BesidePreviewProps {
  /** Nothing where there is nothing to show yet. */
  preview: ReactNode;
  /** How wide the preview is on a wide screen, in pixels. */
  width: number;
  children: ReactNode;
}

/** What an author writes, and beside it, on a wide screen in sight all the time, what comes of it. */
export function SplitPreview({ preview, width, children }: BesidePreviewProps) {
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
