import { css } from '@linaria/core'
import { useEffect, useId, useRef } from 'react'
import type { NearbyCauses as Nearby, NearbyCause } from '#contract/causes/nearby.ts'
import { nearby, nearbyOutcome } from '#contract/causes/nearby-outcome.ts'
import { t } from '#web/i18n/i18n.ts'
import { CauseGrid } from '#web/shared/cause-search/cause-grid.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import type { GivenNearby } from './nearby-of.ts'

const form = css`
  display: grid; gap: var(--s2); max-inline-size: 36rem;
  & > label { font-weight: 650; }
  & > p { color: var(--negative); font-weight: 600; }
  & > div:first-of-type { display: grid; gap: var(--s3); }
  & input { min-block-size: 48px; min-inline-size: 0; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); }
  & input:hover { border-color: var(--ink-soft); }
  & input[aria-invalid='true'] { border-color: var(--negative); }
  & > [role='status'] > p { margin-block-start: var(--s3); }
  @media (min-width: 480px) { & > div:first-of-type { grid-template-columns: minmax(0, 1fr) auto; } }
`
const source = css`color: var(--ink-soft); font-size: var(--size-s); max-inline-size: 64ch;`

const loadWith = lazyImport(async () => (await import('./nearby-causes.implementations.ts')).nearbyCausesWith)

function distance({ place, miles }: NearbyCause, { by, asked }: Nearby): string {
  if (by === 'place') return place
  if (miles === null) return t('causes-nearby:here', { place, district: asked })
  return miles === 0 ? t('causes-nearby:closest', { place }) : t('causes-nearby:away', { place, count: miles })
}

/** What the search has come to, said aloud when it comes. */
function saidOf(found: Nearby): string {
  const { by, asked, causes } = found
  const count = causes.length
  if (by === 'unknown') return t('causes-nearby:unknown', { near: asked })
  if (by === 'place')
    return count > 0 ? t('causes-nearby:foundIn', { near: asked, count }) : t('causes-nearby:noneIn', { near: asked })
  return count > 0
    ? t('causes-nearby:found', { near: asked, count })
    : t('causes-nearby:none', { near: asked, count: nearby.miles })
}

function Found({ found }: { found: Nearby }) {
  return (
    <div className={tightStack}>
      <CauseGrid causes={found.causes} detail={(cause) => distance(cause, found)} />
      {found.by === 'district' && (
        <Disclosure title={t('causes-nearby:about')} className={source}>
          <p>{t('causes-nearby:source')}</p>
        </Disclosure>
      )}
    </div>
  )
}

const waysOn = () => (
  <div className={row}>
    <ButtonLink to="/support-a-good-cause/step-1" kind="secondary">
      {t('causes-nearby:byName')}
    </ButtonLink>
    <ButtonLink to="/register-your-good-cause" kind="quiet">
      {t('causes-nearby:register')}
    </ButtonLink>
  </div>
)

/** The state that the chart would be in, had it looked for what the page's address asks for. */
function stateOf(given: GivenNearby | null) {
  if (!given) return 'idle'
  if (given.near === '') return 'needsPlace'
  return given.nearby ? nearbyOutcome(given.nearby) : 'failed'
}

/** Causes around a postcode, or in a place. Without a script the form leads to the directory, which shows the same by its address. */
export function NearbyCauses({ given = null }: { given?: GivenNearby | null }) {
  const site = useSite()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, send] = useLazyMachine(async () => (await loadWith())(site))
  const own = usePerson().me?.user.postcode ?? ''
  useEffect(() => {
    if (field.current?.value === '') field.current.value = own
  }, [own])
  const { near, nearby: found } = state?.context ?? given ?? { near: '', nearby: null }
  const value = state?.value ?? stateOf(given)
  const isMissing = value === 'needsPlace'
  const isAnswered = value === 'found' || value === 'none' || value === 'unknownDistrict'
  const search = (
    <>
      <form
        className={form}
        action="/cause-directory"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = field.current?.value ?? ''
          if (typed.trim() === '') field.current?.focus()
          send({ type: 'nearby.submitted', near: typed })
        }}
      >
        <label htmlFor={id}>{t('causes-nearby:label')}</label>
        {isMissing && <p id={`${id}-error`}>{t('causes-nearby:needsPlace')}</p>}
        <div>
          <input
            ref={field}
            id={id}
            name="near"
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
            defaultValue={given?.near}
            // What the search runs on comes while somebody types.
            onFocus={() => void loadWith().catch(() => {})}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
          />
          <Button type="submit" kind="secondary" isBusy={state?.hasTag('busy') ?? false}>
            {t('causes-nearby:search')}
          </Button>
        </div>
        <div role="status">{isAnswered && found && <p>{saidOf(found)}</p>}</div>
      </form>
      {showState(value, {
        idle: null,
        needsPlace: null,
        looking: null,
        found: () => found && <Found found={found} />,
        none: waysOn,
        unknownDistrict: waysOn,
        failed: () => (
          <Problem
            words={t('causes-nearby:failed')}
            onRetry={() => send(state ? { type: 'nearby.retried' } : { type: 'nearby.submitted', near })}
          />
        ),
      })}
    </>
  )
  return (
    <section className={stack} aria-labelledby={`${id}-title`}>
      <div className={tightStack}>
        <h2 id={`${id}-title`}>{t('causes-nearby:title')}</h2>
        <p className={soft}>{t('causes-nearby:intro')}</p>
      </div>
      {search}
    </section>
  )
}
