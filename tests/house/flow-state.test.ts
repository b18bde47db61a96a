import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { holders } from '../kit/chart-figures.ts'
import { hooksOf } from '../kit/hooks.ts'

const web = resolve(import.meta.dirname, '../../src/web')
const found = ['features', 'shared', 'layouts'].flatMap((place) =>
  readdirSync(resolve(web, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => {
      const path = resolve(web, place, file)
      return { file: `${place}/${file.replaceAll('\\', '/')}`, ...hooksOf(readFileSync(path, 'utf8'), path) }
    }),
)

const aWindow = 'whether a window of words is open, which leads nowhere'
const aNumber = 'the number of what is being sent, made once'
/** What a component knows by itself is what belongs to its widget alone, and why it does. Steps of a flow are states of its chart. May only shrink. */
const ownState: Record<string, [hooks: number, why: string]> = {
  'features/cause-admin/admin-invitation/admin-invitation-screen.tsx': [1, 'who was here when the invitation was opened'],
  'features/cause-admin/cause-page/logo-button.tsx': [1, 'whether the window with the chart of the upload is open'],
  'features/cause-admin/coaching-booking/choose-time.tsx': [1, 'how many days of a long list are unfolded'],
  'features/cause-admin/coaching-booking/coaching-pages.ts': [1, 'the chart that came from the page before, taken over once'],
  'features/cause-admin/dashboard/dashboard-figures.tsx': [1, aWindow],
  'features/cause-admin/onboarding/onboarding.tsx': [1, 'what was put away on this page, as its chart began'],
  'features/cause-admin/onboarding/starter-pack.tsx': [1, aWindow],
  'features/dev/drawings-part.tsx': [1, 'a page for developers: which drawing is made to fail'],
  'features/dev/gallery-screen.tsx': [2, 'a page for developers: which of its parts is shown'],
  'features/dev/session-part.tsx': [1, 'a page for developers: what its calls came to'],
  'features/giving/donation-query/donation-query-screen.tsx': [1, aNumber],
  'features/registration/guest-raise/guest-raise-screen.tsx': [1, 'the chart that came from the page before, taken over once'],
  'features/rewards/mail-opt-out/mail-opt-out-screen.tsx': [1, 'what the link says, which only a browser has'],
  'features/shell/colour-scheme/colour-scheme-choice.tsx': [1, 'what this device has kept, which only a browser has'],
  'features/shopping/app-link/home-screen-steps.tsx': [1, 'draws anew once the browser’s own offer is taken; nothing is kept'],
  'features/shopping/home-finder.tsx': [1, 'which of two fields stands there'],
  'features/shopping/retailer-rates.tsx': [1, 'the text of a field'],
  'features/support/ready-answers.tsx': [1, 'what a list box shows until its button inserts it into what is typed'],
  'features/support/support-queue/assignment.tsx': [1, 'what a list box shows until its button gives it away'],
  'features/support/support-queue/support-queue-screen.tsx': [
    1,
    'how often everything was asked for anew, told to the chart of what is opened',
  ],
  'features/telemetry/consent-bar.tsx': [1, 'boxes that are ticked and not yet saved'],
  'layouts/sign-up-link.tsx': [1, 'where a link leads, as its chart says after the page is loaded'],
  'layouts/use-preload.ts': [1, 'whether the browser has time to load pages ahead'],
  'shared/cause-profile/share-cause.tsx': [2, 'whether a window is open, and has been, so that it is loaded'],
  'shared/cause-profile/share-ways.tsx': [1, 'whether this browser can share, which never changes'],
  'shared/retailer-search/header-search.tsx': [1, 'the text of a field'],
}

const focus = 'what was shown before, so that the focus goes where what was pressed led'
const newest = 'what the page gave last, for whoever was made before'
const address = 'what the address said when the page came, which is tidied later'
/** What a component remembers without drawing anew. Places of elements aren't counted. May only shrink. */
const ownRefs: Record<string, [hooks: number, why: string]> = {
  'features/cause-admin/cause-page/cause-page-screen.tsx': [1, 'what is typed, for the drawing beside it'],
  'features/cause-admin/cause-page/save-section.tsx': [3, newest],
  'features/dev/gallery-screen.tsx': [1, 'a page for developers: which message it has shown'],
  'features/giving/claim-evidence/claim-evidence.tsx': [1, 'the file that was chosen, which no chart may hold: it isn’t data'],
  'features/rewards/spin/spin-screen.tsx': [1, focus],
  'features/session/devices/devices.tsx': [1, focus],
  'features/sign-in/link-notice.tsx': [1, 'who was here when the link asked, named until it is over'],
  'features/sign-in/login/login-screen.tsx': [1, address],
  'features/sign-in/logout-screen.tsx': [1, 'one log-out for one opening of the page; how far it is says the session’s chart'],
  'features/sign-in/one-time-link/one-time-link-screen.tsx': [1, address],
  'features/sign-in/password-reset/password-reset-screen.tsx': [1, address],
  'features/sign-in/sign-in-again.tsx': [1, 'who was here before, whom the session no longer knows'],
  'features/support/chart-list/chart-viewer.tsx': [1, focus],
  'features/support/chart-picture/drawing-view.tsx': [1, 'whether the drawing has been placed for the first time'],
  'features/support/in-place.tsx': [1, focus],
  'features/support/payment-run-console/payment-run-screen.tsx': [1, focus],
  'features/support/queue.tsx': [3, `${focus}; ${newest}; how often everything was asked for anew`],
  'features/support/support-queue/support-queue-screen.tsx': [2, `${focus}; the question that was asked last`],
  'features/support/support-queue/use-fits.ts': [1, 'the place of an element, of whichever kind'],
  'shared/transactions/csv-download.tsx': [1, newest],
}

/** Effects that ask or wait are actors of a chart. May only shrink. */
const waitingEffects: Record<string, [effects: number, why: string]> = {
  'features/account/account-deletion/deletion-screen.tsx': [
    1,
    'the flow has ended; this device forgets its session as the page is left, so that one can read what it says until then',
  ],
  'features/cause-admin/leave-cause/leave-cause-screen.tsx': [
    1,
    'the flow has ended; what the person runs is read anew as the page is left, so that one can read what it says until then',
  ],
  'features/shopping/donation-reminder/use-guide.ts': [1, 'styles are loaded ahead; nobody waits for them'],
  'features/sign-in/logout-screen.tsx': [
    1,
    'tells the session’s chart, whose states are shown; what the promise says is left alone',
  ],
  'features/support/contact-form/contact-screen.tsx': [1, 'styles are loaded ahead; nobody waits for them'],
  'layouts/sign-up-link.tsx': [1, 'the chart itself is loaded after the page'],
  'layouts/use-preload.ts': [1, 'pages are loaded ahead; nobody waits for them'],
}

const counts = (of: 'ownState' | 'ownRefs' | 'waiting') =>
  Object.fromEntries(found.filter((one) => one[of] > 0).map((one): [string, number] => [one.file, one[of]]))
const listed = (list: Record<string, [number, string]>) =>
  Object.fromEntries(Object.entries(list).map(([file, [count]]): [string, number] => [file, count]))

test('hooks that keep something are found, however they are written', () => {
  const kept = (text: string) => hooksOf(text).ownState
  expect(kept('const [a] = useState<(typeof all)[number] | null>(null); const [b] = React.useState(0)')).toBe(2)
  expect(kept('const [, look] = useReducer((count: number) => count + 1, 0)')).toBe(1)
  expect(kept("const words = 'useState(0)' // useState(1)")).toBe(0)
})

test('so are refs, but for the places of elements', () => {
  const kept = (text: string) => hooksOf(text).ownRefs
  expect(kept('const phase = useRef(null); const { current: link } = React.useRef(address)')).toBe(2)
  expect(kept('const box = useRef<HTMLFormElement>(null); const arc = useRef<SVGGElement>(null)')).toBe(0)
  expect(kept('const place = useRef(null); const shown = <div ref={place} />')).toBe(0)
})

test.each([
  ['by itself', 'useEffect(() => void api.ask(call).then(keep), [])', 1],
  ['for the session', 'useEffect(() => void site.session.reload(), [])', 1],
  ['for the session on its way out', 'useEffect(() => { if (isDone) return () => void session.logOut() }, [isDone])', 1],
  ['with a clock', 'useLayoutEffect(() => { const timer = setTimeout(go, 5) }, [])', 1],
  ['by a function of its file', 'async function load() { await read() }\nuseEffect(() => void load(), [])', 1],
  ['given by its name', 'const load = () => fetch(address)\nuseEffect(load, [])', 1],
  ['by two functions', 'const read = () => fetch(a)\nconst load = () => { read() }\nuseEffect(() => load(), [])', 1],
  ['by what is kept of one', 'const load = useCallback(async () => go(), [])\nuseEffect(() => void load(), [load])', 1],
  ['as an event of an effect', 'const told = useEffectEvent(async () => { await go() })', 1],
  ['as a transition', 'startTransition(async () => { await go() })', 1],
  ['as a transition of its own', 'const [isPending, begin] = useTransition()\nbegin(async () => { await go() })', 1],
  [
    'by a function that is imported',
    "import { allStyles } from '#web/platform/all-styles.ts'\nuseEffect(() => void allStyles(), [])",
    1,
  ],
  ['not at all', 'useEffect(() => heading.current?.focus(), [])', 0],
  ['only when something is pressed', 'const press = async () => { await go() }\nuseEffect(() => show(press), [])', 0],
  [
    'only as an actor',
    'const chart = () => machine.provide({ actors: { read: fromPromise(async () => 1) } })\nuseEffect(() => run(chart()), [])',
    0,
  ],
])('an effect that waits %s is found', (_, text, waiting) => {
  expect(hooksOf(text).waiting).toBe(waiting)
})

test('components keep no more state of their own than they did, and say why: a flow’s is in its chart', () => {
  expect(counts('ownState')).toEqual(listed(ownState))
})

test('nor do they remember more in refs', () => {
  expect(counts('ownRefs')).toEqual(listed(ownRefs))
})

test('no more effects ask or wait than did, directly or by what they call: a chart’s actors do', () => {
  expect(counts('waiting')).toEqual(listed(waitingEffects))
})

test('charts hold charts: those that do may only become more', () => {
  const names = holders.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'app',
      'session',
      'requestQueue',
      'toastStack',
      'supporterRegistration',
      'causeRegistration',
      'businessRegistration',
      'finalising',
      'wizardDraft',
      'loginPage',
    ]),
  )
})
