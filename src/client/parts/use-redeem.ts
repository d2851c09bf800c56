import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { branding } from "../data/branding";
import { welcomeParticipant } from "../data/session";
import { api, type Outputs } from "../data/trpc";
import { errorCode, errorMessage, isRefusal } from "../ui/errors";
import { whoHelps } from "./who-helps";

/** For what is no fault of the link's; a refused link is told in the server's own words. */
const FAILED =
  "You could not be signed in just now. Please check your connection and try again, or open the link from your mail again.";

export type Redemption =
  | { state: "none" }
  | { state: "redeeming" }
  | { state: "signedIn" }
  /** `retry` where it is no fault of the link's. */
  | { state: "refused"; message: string; retry: (() => void) | undefined };

/** Why a link did not work, and how to try it again where that may help. */
export const refusalOf = (redemption: Redemption) =>
  redemption.state === "refused" ? redemption : { message: undefined, retry: undefined };

type Redeemed = Outputs["user"]["auth"]["redeem"];

/** Whether the link will not work another time either. */
const isFinal = (error: unknown) => isRefusal(error) && errorCode(error) !== "TOO_MANY_REQUESTS";

/** Where no mail is sent, nobody can request a new link, as the server's own words ask one to. */
const messageOf = (error: unknown) =>
  isFinal(error) && !branding.mailDelivers ? invalidWithoutMail() : errorMessage(error, FAILED);

const invalidWithoutMail = () => `Invalid or expired access link. Please ask ${whoHelps()} for a new one.`;

const redemptions = new Map<string, Promise<Redeemed>>();

/**
 * Signs in by the link's token. The token leaves the address bar and the history before anything is fetched
 * (security T6). Each token is redeemed once, however often a component asks, unless it could not be.
 */
function redeemOnce(token: string): Promise<Redeemed> {
  const known = redemptions.get(token);
  if (known) return known;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  const redemption = api.user.auth.redeem.mutate({ token });
  redemptions.set(token, redemption);
  redemption.catch((error: unknown) => {
    if (!isFinal(error)) redemptions.delete(token);
  });
  return redemption;
}

/** Redeems the token that the page was opened with; a change of the address afterwards does not matter. */
export function useRedeem(tokenInAddress: string | undefined): Redemption {
  const [token] = useState(tokenInAddress);
  const [redemption, setRedemption] = useState<Redemption>({ state: token ? "redeeming" : "none" });
  const client = useQueryClient();
  useEffect(() => {
    if (!token) return;
    function redeem(wanted: string): void {
      setRedemption({ state: "redeeming" });
      redeemOnce(wanted).then(
        async (redeemed) => {
          await welcomeParticipant(client, redeemed);
          setRedemption({ state: "signedIn" });
        },
        (error: unknown) => {
          const retry = isFinal(error) ? undefined : () => redeem(wanted);
          setRedemption({ state: "refused", message: messageOf(error), retry });
        },
      );
    }
    redeem(token);
  }, [token, client]);
  return redemption;
}
