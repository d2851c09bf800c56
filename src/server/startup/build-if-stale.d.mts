export declare const root: string;
export declare const built: string;
export declare function buildIfStale(): void;
