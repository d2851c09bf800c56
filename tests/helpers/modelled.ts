import { onTestFinished } from "vitest";
import { type AnthropicServer, type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { approveModel } from "#tests/helpers/passed-model";
import { type Overrides, type TestServer, testServer } from "#tests/helpers/server";

/** A local server with the Messages API, closed at the end of the test. */
export async function localModel(script: Script = {}): Promise<AnthropicServer> {
  const model = await startAnthropicServer(script);
  onTestFinished(() => model.close());
  return model;
}

/** Settings of an Askwell server that uses this model. */
export const modelSettings = (model: AnthropicServer) => ({
  ANTHROPIC_BASE_URL: model.url,
  ANTHROPIC_API_KEY: "key",
  RATE_LIMIT_FACTOR: "100",
});

/** A test server with a model, built like in production. */
export async function modeledServer(
  script: Script = {},
  environment: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestServer & { model: AnthropicServer }> {
  const model = await localModel(script);
  const server = await testServer(overrides, { ...modelSettings(model), ...environment });
  await approveModel(server, { baseUrl: model.url });
  return { ...server, model };
}
