/** Runs `work` for every item, two at a time: while one page waits for its server, another works. */
export async function inLanes<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>, lanes = 2): Promise<void> {
  const waiting = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
    }),
  )
}
