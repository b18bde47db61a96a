import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const tests = resolve(import.meta.dirname, '..')

/** Where chance is not what is tested, and nothing of it has to be found again. */
const exempt: Record<string, string> = {
  'bench/clients.ts': 'load from many networks',
  'bench/load.ts': 'load that is not the same twice',
  'kit/postgres.ts': 'a port that nothing else has',
  'server/disk-full.test.ts': 'a network of its own for each call, so that no limit is shared',
  'server/failover.test.ts': 'a network of its own for each call, so that no limit is shared',
  'server/load.test.ts': 'a network of its own for each call, so that no limit is shared',
  'server/retention.test.ts': 'a name that nobody else has',
}

test('what is random in tests comes from fast-check: with a seed, and made small where it fails', () => {
  const found = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && file !== 'house/random.test.ts')
    .filter((file) =>
      /Math\.random\(|mulberry|Math\.imul|\b(48_?271|16_?807|1_?664_?525|1_?103_?515_?245)\b/.test(
        readFileSync(join(tests, file), 'utf8'),
      ),
    )
  expect(found.sort()).toEqual(Object.keys(exempt))
})
