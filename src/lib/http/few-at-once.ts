/** Runs tasks in order, a few at a time. @throws the error of the first task that fails; other tasks may still run */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of waiting) await task(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
