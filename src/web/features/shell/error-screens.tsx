import { css } from '@linaria/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CaughtKind } from '#machines/shell/error-boundary/error-boundary.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { whyFailed } from '#web/api/why-failed.ts'
import { t } from '#web/i18n/i18n.ts'
import { report } from '#web/platform/report.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Scene } from '#web/ui/scene.tsx'
import { container, lead, pageBody, row, soft, stack } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import { waitInWords } from '#web/ui/wait-in-words.ts'

const middle = css`
  justify-items: center; text-align: center;
  & p { text-wrap: balance; }
  & > div { justify-content: center; }
  & h1 { max-inline-size: 24ch; }
  @media (max-width: 479px) { && > div { justify-self: stretch; & > :first-child { inline-size: 100%; } & > * + * { flex: 1; padding-inline: var(--s2); } } }
`

/** E-053, U-072 */
export function NotFoundScreen() {
  return (
    <div className={`${pageBody} ${stack} ${middle}`}>
      <Scene name="not-found" />
      <h1 tabIndex={-1}>{t('common:notFound')}</h1>
      <p className={lead}>{t('common:notFoundHelp')}</p>
      <div className={row}>
        <ButtonLink to="/">{t('common:goHome')}</ButtonLink>
        <ButtonLink to="/retailers" kind="secondary">
          {t('shell:nav.retailers')}
        </ButtonLink>
        <ButtonLink to="/cause-directory" kind="secondary">
          {t('shell:causeSearchLabel')}
        </ButtonLink>
      </div>
    </div>
  )
}

function kindOf(error: unknown): CaughtKind {
  if (!(error instanceof ApiFailure)) return 'generic'
  if (error.status === 404) return 'notFound'
  return error.kind === 'request' && error.status < 500 ? 'generic' : 'serverError'
}

const loadErrorBoundary = lazyImport(
  async () => (await import('#machines/shell/error-boundary/error-boundary.machine.ts')).errorBoundaryMachine,
)

/** F-081, E-002, E-054, E-055: what the router shows instead of a page that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const [state, send] = useLazyMachine(loadErrorBoundary)
  useEffect(() => {
    report('error', 'a page could not be shown', error)
    send({ type: 'failure.caught', kind: kindOf(error) })
    return () => send({ type: 'page.left' })
  }, [error, send])
  const why = whyFailed(error, globalThis.navigator?.onLine !== false)
  const lost = why.kind === 'ours' || why.kind === 'other' ? null : why.kind
  const wait = waitInWords(why.kind === 'tooMany' ? why.wait : null)
  // The chart may be out of reach when the network is what failed.
  const problem = (name: 'serverError' | 'generic', said = lost ?? name) => (
    <div className={`${container} ${pageBody} ${stack}`} role="alert">
      <Scene name={said === 'offline' ? said : 'failed'} />
      <h1 tabIndex={-1}>{t(`common:${said}Title`)}</h1>
      <p className={lead}>{t(`common:${said}`)}</p>
      <p className={soft}>{t(`common:${said}Help`, { wait })}</p>
      <div className={row}>
        <Button
          onClick={() => {
            send({ type: 'page.refreshed' })
            void router.invalidate()
          }}
        >
          {t('common:refresh')}
        </Button>
        <ButtonLink to="/" kind="quiet">
          {t('common:goHome')}
        </ButtonLink>
      </div>
    </div>
  )
  return showState(state?.value ?? kindOf(error), {
    ok: () => problem('generic'),
    notFound: <NotFoundScreen />,
    serverError: () => problem('serverError'),
    generic: () => problem('generic'),
  })
}
