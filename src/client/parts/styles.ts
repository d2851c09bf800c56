/*
 * The style sheets of the first download, in the order Mantine's documentation asks for.
 * The layered files lose to ours whatever the load order. A component that only some screens use
 * brings its own sheet with it: `import "@mantine/core/styles/Table.layer.css"`. Mantine's variables are
 * written with ours among them when the product is built (`theme-sheet.ts`).
 */
import "./theme.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Text.layer.css";
import "@mantine/core/styles/Anchor.layer.css";
import "@mantine/core/styles/Card.layer.css";
import "@mantine/core/styles/Center.layer.css";
import "@mantine/core/styles/Stack.layer.css";
import "@mantine/core/styles/Title.layer.css";
import "./font.css";
import "./global.css";
