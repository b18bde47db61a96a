import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isWhole } from '#tests/kit/matrix.ts'
import { copyTree, type TreeCopy } from '#tests/kit/tree-copy.ts'

const web = resolve(import.meta.dirname, '../../src/web')

/** Open or closed is all that the page asks of these charts, which load after it: whatever else comes, the page stays as it is. */
const halves = ['ui/collapsible.tsx', 'layouts/cause-menus.tsx', 'layouts/header.tsx', 'layouts/account-header.tsx']
/** The chart's findings are shown; its states only say whether the list is open. */
const lists = ['shared/retailer-search/header-search.tsx']
/** Whether there is a chart at all, and how far, is asked here; each has a part of its own that shows its states. */
const places = [
  'features/shell/app-banner/banners.tsx',
  'features/sign-in/login/login-screen.tsx',
  'shared/sign-in/login-form.tsx',
]
/** Each choice has a button, which is pressed in the state of its name. */
const choices = ['features/shell/colour-scheme/colour-scheme-choice.tsx']

test('every screen says for every state of its chart what it shows', () => {
  const running = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx$/.test(file) && /\b(use(Lazy)?Machine|useSelector)\(/.test(readFileSync(join(web, file), 'utf8')))
  const silent = running.filter((file) => !/\b(showState|byState)\(/.test(readFileSync(join(web, file), 'utf8')))
  expect(silent.sort()).toEqual([...halves, ...lists, ...places, ...choices].sort())
})

let copy: TreeCopy | undefined
afterAll(() => copy?.remove())

/** A chart, the state that another is put before, and its screen. */
const screens = [
  {
    chart: 'cause-admin/bank-details/bank-details.machine.ts',
    before: 'saved',
    screen: 'cause-admin/bank-details/bank-details-screen.tsx',
  },
  {
    chart: 'registration/supporter/supporter-registration.machine.ts',
    before: 'detailsRefused',
    screen: 'registration/supporter/supporter-registration-screen.tsx',
  },
  {
    chart: 'giving/donation-detail/donation-detail.machine.ts',
    before: 'unknown',
    screen: 'giving/donation-detail/donation-screen.tsx',
  },
]

// The compiler reads the whole site for it: `npm run heavy`.
test.runIf(isWhole)(
  'a state that no case renders does not compile, nor does a case of a state that its chart has not, and the compiler names both',
  {
    timeout: 240_000,
  },
  () => {
    copy = copyTree('states')
    const files = screens.map(({ screen }) => `src/web/features/${screen}`)
    const other = 'src/web/features/shopping/retailer-visit/visit-screen.tsx'
    copy.replace(other, 'showState(state.value, {', 'showState(state.value, { neverThere: null,')
    for (const { chart, before } of screens)
      copy.replace(`machines/${chart}`, ` ${before}: {`, ` brandNew: { description: 'Nobody has drawn it.' }, ${before}: {`)
    const faults = copy.types([...files, other]).split('\n')
    for (const file of files)
      expect(
        faults.filter((fault) => fault.startsWith(file) && /Property 'brandNew' is missing/.test(fault)),
        file,
      ).toHaveLength(1)
    expect(faults.filter((fault) => /'neverThere' does not exist in type/.test(fault))).toEqual([expect.stringContaining(other)])
    // Whatever else may be said follows from these.
    expect(faults.filter((fault) => /error TS/.test(fault) && !/brandNew|neverThere/.test(fault))).toEqual([])
  },
)
