/** The token of an administrator of everything, on a server with demo data. */
export async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/main/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'superAdmin', password: 'Backlot-demo-1' }),
  });
  return ((await answer.json()) as { data: string }).data;
}
