/** The error for opening the portal at another address than PUBLIC_URL. */
export const wrongAddressText = (publicUrl: string, openedAt = "another address"): string =>
  `This portal is set up for ${publicUrl}, but you opened it at ${openedAt}, so it can't sign you in or save anything here. Open ${publicUrl} instead. If you run this server, set PUBLIC_URL to ${openedAt} and restart it.`;
