import { css } from '@linaria/core'
import { useId, useRef } from 'react'
import { type NearbyCauses as Nearby, type NearbyCause, nearby, nearbyOutcome } from '#contract/causes/nearby.ts'
import { t } from '#web/i18n/i18n.ts'
import { CauseGrid } from '#web/shared/cause-search/cause-grid.tsx'
import { later } from '#web/site/later.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import type { GivenNearby } from './nearby-of.ts'

const form = css`
  display: grid; gap: var(--s2); max-inline-size: 36rem;
  & > label { font-weight: 650; }
  & > p { color: var(--negative); font-weight: 600; }
  & > div { display: grid; gap: var(--s3); }
  & > div > input { min-block-size: 48px; min-inline-size: 0; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); }
  & > div > input:hover { border-color: var(--ink-soft); }
  & > div > input[aria-invalid='true'] { border-color: var(--negative); }
  @media (min-width: 480px) { & > div { grid-template-columns: minmax(0, 1fr) auto; } }
`
const source = css`color: var(--ink-soft); font-size: var(--size-s); max-inline-size: 60ch;`

const loadWith = later(async () => (await import('./nearby-causes.implementations.ts')).nearbyCausesWith)

function distance({ place, miles }: NearbyCause, { by, asked }: Nearby): string {
  if (by === 'place') return place
  if (miles === null) return t('causes-near:here', { place, district: asked })
  return miles === 0 ? t('causes-near:closest', { place }) : t('causes-near:away', { place, count: miles })
}

function Found({ found }: { found: Nearby }) {
  const { by, asked, causes } = found
  return (
    <>
      <p role="status" className={soft}>
        {t(by === 'district' ? 'causes-near:found' : 'causes-near:foundIn', { near: asked, count: causes.length })}
      </p>
      <CauseGrid causes={causes} detail={(cause) => distance(cause, found)} />
      {by === 'district' && <p className={source}>{t('causes-near:source')}</p>}
    </>
  )
}

/** Nothing was found, why, and the ways on. */
function Nothing({ words }: { words: string }) {
  return (
    <div className={tightStack}>
      <p role="status">{words}</p>
      <div className={row}>
        <ButtonLink to="/support-a-good-cause/step-1" kind="secondary">
          {t('causes-near:byName')}
        </ButtonLink>
        <ButtonLink to="/register-your-good-cause" kind="quiet">
          {t('causes-near:register')}
        </ButtonLink>
      </div>
    </div>
  )
}

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
  const { near, nearby: found } = state?.context ?? given ?? { near: '', nearby: null }
  const value = state?.value ?? stateOf(given)
  const isMissing = value === 'needsPlace'
  return (
    <section className={stack} aria-labelledby={`${id}-title`}>
      <div className={tightStack}>
        <h2 id={`${id}-title`}>{t('causes-near:title')}</h2>
        <p className={soft}>{t('causes-near:intro')}</p>
      </div>
      <form
        className={form}
        action="/cause-directory"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = field.current?.value ?? ''
          if (typed.trim() === '') field.current?.focus()
          send({ type: 'near.submitted', near: typed })
        }}
      >
        <label htmlFor={id}>{t('causes-near:label')}</label>
        {isMissing && <p id={`${id}-error`}>{t('causes-near:needsPlace')}</p>}
        <div>
          <input
            ref={field}
            id={id}
            name="near"
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
            defaultValue={given?.near}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
          />
          <Button type="submit" kind="secondary" isBusy={state?.hasTag('busy') ?? false}>
            {t('causes-near:search')}
          </Button>
        </div>
      </form>
      {showState(value, {
        idle: null,
        needsPlace: null,
        looking: null,
        found: () => found && <Found found={found} />,
        none: () => (
          <Nothing
            words={
              found?.by === 'district'
                ? t('causes-near:none', { near: found.asked, count: nearby.miles })
                : t('causes-near:noneIn', { near })
            }
          />
        ),
        unknownDistrict: () => <Nothing words={t('causes-near:unknown', { near: found?.asked ?? near })} />,
        failed: () => (
          <Problem
            words={t('causes-near:failed')}
            onRetry={() => send(state ? { type: 'near.retried' } : { type: 'near.submitted', near })}
          />
        ),
      })}
    </section>
  )
}
