import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithoutRef, Ref } from "react";

type LinkLike<Props> = Props &
  Omit<ComponentPropsWithoutRef<"a">, keyof Props> & { ref?: Ref<HTMLAnchorElement> };

/** Typed router links with Mantine's styles. */
export const ButtonLink = createLink((props: LinkLike<ButtonProps>) => <Button component="a" {...props} />);
export const AnchorLink = createLink((props: LinkLike<AnchorProps>) => <Anchor {...props} />);
