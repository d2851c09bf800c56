import { SimpleGrid } from "@mantine/core";
import type { ReactNode } from "react";
import { sizeText, spanText } from "#shared/domain/lib/size-text";
import type { Outputs } from "../../api/trpc";
import { DescriptionItem, DescriptionList } from "../../components/attempt/description-list";
import { mailDeliveryText, NO_MODEL } from "../../components/server/setup-alert";
import { longDateTime } from "../../ui/format/dates";
import { percent } from "../../ui/format/numbers";
import { capitalize, plural } from "../../ui/format/text";
import { Time } from "../../ui/format/time";
import { AnchorLink } from "../../ui/layout/links";
import { Section } from "../../ui/layout/section";

type Status = Outputs["admin"]["server"]["get"];

/** One card per part of the server. */
export function StatusSections({ status }: { status: Status }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      <Program status={status} />
      <Storage status={status} />
      {status.dataFolder !== null && <Backups status={status} />}
      <Mail status={status} />
      <Model status={status} />
      <Jobs status={status} />
    </SimpleGrid>
  );
}

interface PartProps {
  status: Status;
}

function Part({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} actions={link}>
      <DescriptionList>{children}</DescriptionList>
    </Section>
  );
}

function Program({ status: { version, node, schema, startedAt, at } }: PartProps) {
  return (
    <Part title="Askwell">
      <DescriptionItem name="Version">{version}</DescriptionItem>
      <DescriptionItem name="Database schema">
        {schema.applied === schema.newest ? `${schema.applied} (newest)` : schema.applied}
      </DescriptionItem>
      <DescriptionItem name="Node.js">{node}</DescriptionItem>
      <DescriptionItem name="Running for">{spanText(at.getTime() - startedAt.getTime())}</DescriptionItem>
    </Part>
  );
}

function Storage({ status: { database, databaseBytes, disk, dataFolder } }: PartProps) {
  return (
    <Part title="Storage">
      <DescriptionItem name="Database">
        {database} ({sizeText(databaseBytes)})
      </DescriptionItem>
      {dataFolder !== null && (
        <>
          <DescriptionItem name="Disk space left">
            {disk
              ? `${sizeText(disk.free)} of ${sizeText(disk.total)} (${percent(disk.free, disk.total)}%)`
              : "Unknown"}
          </DescriptionItem>
          <DescriptionItem name="Data folder">
            <span style={{ overflowWrap: "anywhere" }}>{dataFolder}</span>
          </DescriptionItem>
        </>
      )}
    </Part>
  );
}

function Backups({ status: { backup, at } }: PartProps) {
  if (!backup) {
    return (
      <Part title="Backups">
        <DescriptionItem name="Newest backup">No backup yet</DescriptionItem>
      </Part>
    );
  }
  return (
    <Part title="Backups">
      <DescriptionItem name="Newest backup">
        <Time date={backup.madeAt} format={longDateTime} />
      </DescriptionItem>
      <DescriptionItem name="Age">{spanText(at.getTime() - backup.madeAt.getTime())}</DescriptionItem>
      <DescriptionItem name="Size">{sizeText(backup.bytes)}</DescriptionItem>
      <DescriptionItem name="File">
        <span style={{ overflowWrap: "anywhere" }}>{backup.name}</span>
      </DescriptionItem>
    </Part>
  );
}

function Mail({ status: { mail } }: PartProps) {
  const { lastSentAt, lastFailure } = mail;
  return (
    <Part
      title="Email"
      link={
        <AnchorLink to="/admin/outbox" size="sm">
          Outbox
        </AnchorLink>
      }
    >
      <DescriptionItem name="Delivery">{mailDeliveryText(mail)}</DescriptionItem>
      <DescriptionItem name="Last sent">
        {lastSentAt ? <Time date={lastSentAt} format={longDateTime} /> : "None in the last 30 days"}
      </DescriptionItem>
      <DescriptionItem name="Last failure">
        {lastFailure ? (
          <>
            {capitalize(lastFailure.reason)} (email from{" "}
            <Time date={lastFailure.writtenAt} format={longDateTime} />)
          </>
        ) : (
          "None in the last 30 days"
        )}
      </DescriptionItem>
      <DescriptionItem name="Unsent">
        {counts([mail.waiting, "waiting"], [mail.failed, "failed"])}
      </DescriptionItem>
    </Part>
  );
}

const MODEL_STATES: Record<Status["model"]["state"], string> = {
  none: NO_MODEL,
  untested: "Not tested yet, so the built-in assistant is used",
  outdated: "Test your model again. The built-in assistant is used until then",
  partly: "Used for the tasks it passed the test for",
  serving: "In use",
  spent: "Today's AI budget is used up",
  unavailable: "Not responding, so the built-in assistant is used",
};

function Model({ status: { model } }: PartProps) {
  const link =
    model.state === "none" ? undefined : (
      <AnchorLink to="/admin/model" size="sm">
        AI model
      </AnchorLink>
    );
  return (
    <Part title="AI model" link={link}>
      <DescriptionItem name="State">{MODEL_STATES[model.state]}</DescriptionItem>
      {model.names.length > 0 && (
        <>
          <DescriptionItem name="Model">{model.names.join(", ")}</DescriptionItem>
          <DescriptionItem name="Since the server started">
            {plural(model.calls, "request")}, {model.failed.toLocaleString("en-US")} failed
          </DescriptionItem>
        </>
      )}
    </Part>
  );
}

function Jobs({ status: { jobs } }: PartProps) {
  return (
    <Part
      title="Background jobs"
      link={
        <AnchorLink to="/admin/outbox" size="sm">
          Outbox
        </AnchorLink>
      }
    >
      <DescriptionItem name="Queue">
        {counts([jobs.waiting, "waiting"], [jobs.retrying, "retrying"])}
      </DescriptionItem>
      <DescriptionItem name="Paused after crashes">{jobs.paused.toLocaleString("en-US")}</DescriptionItem>
    </Part>
  );
}

/** "3 waiting · 1 failed" */
const counts = (...entries: [count: number, what: string][]) =>
  entries.map(([count, label]) => `${count.toLocaleString("en-US")} ${label}`).join(" · ");
