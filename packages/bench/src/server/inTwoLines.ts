/** Does something with each, two at a time, in their order: as many as the machine of the bench has cores. */
export async function inTwoLines<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const line = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all([line(), line()]);
}
