const whenLoaded = ({ state }: { state: { data: unknown } }) => (state.data ? "always" : false);

/** A day begins with this page, which may be open since yesterday: what is shown is fetched again on every look at it. */
export const LIVE = { refetchOnMount: whenLoaded, refetchOnWindowFocus: whenLoaded } as const;
