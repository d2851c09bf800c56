import { Text } from "@mantine/core";
import { useId } from "react";
import { IconUpload } from "../../ui/icons";
import classes from "./file-picker.module.css";

interface FilePickerProps {
  fileName: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A native file input as large as its frame: it opens by mouse, touch and keyboard, and takes what is dropped on it. */
export function FilePicker({ fileName, disabled, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <div className={classes.area}>
      <IconUpload size={24} stroke={1.75} aria-hidden className={classes.icon} />
      <label htmlFor={id} className={classes.label}>
        {fileName === undefined ? "Choose a file" : "Choose another file"}
      </label>
      <Text size="sm" c="dimmed" id={`${id}-name`}>
        {fileName ?? "or drop it here: a .json file that Export has saved"}
      </Text>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={classes.input}
        aria-describedby={`${id}-name`}
        title=""
        disabled={disabled}
        data-autofocus
        // The same file, mended and chosen again, would count as no change.
        onClick={(event) => {
          event.currentTarget.value = "";
        }}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
