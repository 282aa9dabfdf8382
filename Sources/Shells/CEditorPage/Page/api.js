// Questions to the program that serves this page. It knows everything; the page only shows it.

const token = new URLSearchParams(location.search).get('token') ?? '';

/** The address of a picture of the project. */
export const pictureAddress = (name) =>
  `/picture?name=${encodeURIComponent(name)}&token=${encodeURIComponent(token)}`;

export class Offline extends Error {}

export async function ask(operation, content = {}, signal = undefined) {
  let response;
  try {
    response = await fetch(`/api/${operation}`, {
      method: 'POST', signal, cache: 'no-store',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(content),
    });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Offline(String(error));
  }
  if (!response.ok) throw new Offline(`${response.status}`);
  return response.json();
}

/** The reasons of an answer for what was not done. */
export const refusals = ({ problem, problems = [], failures = [] }) =>
  [problem, ...problems, ...failures].filter(Boolean);

/** Calls `changed` after each change of the project, and `connected` with whether it is reachable. */
export async function follow(version, changed, connected) {
  for (;;) {
    try {
      const answer = await ask('wait', { version });
      connected(true);
      if (answer.version !== version) {
        await changed();
        version = answer.version;
      }
    } catch {
      connected(false);
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}
