import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useRef } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { ChosenCause } from '#machines/registration/supporter/supporter-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { ChoiceList } from '#web/ui/choice-list.tsx'
import { FieldError, hintStyle, input, withError } from '#web/ui/fields.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import { causeLabel } from './cause-label.ts'

// What looks for causes comes while somebody types.
const loadSearch = lazyImport(async () => (await import('./cause-search.implementations.ts')).causeSearchWith)

const field = css`
  display: grid; gap: var(--s1); inline-size: 100%;
  & > label { font-weight: 650; }
  & > [role='alert']:empty { display: none; }
  & form:has([aria-invalid]) { border-color: var(--negative); }
  & form > input[type='search'] { min-block-size: 54px; font-size: var(--size-m); }
  & form > button[type='submit'] { display: inline-flex; background: var(--accent); color: var(--accent-ink); }
  & form > button[type='submit']:hover { background: var(--accent-strong); }
  & > :last-child { margin-block-start: var(--s1); }
  & > div:last-child { display: grid; gap: var(--s3); }
  @media (min-width: 480px) { & > div:last-child { grid-template-columns: minmax(0, 1fr) auto; } }
`

// What isn't said yet takes no room.
const said = css`&:empty { margin-block-start: calc(-1 * var(--s5)); }`

const detailOf = (cause: CauseCard) => [causeLabel(cause), cause.place].filter(Boolean).join(' · ')

interface SearchProps {
  hint?: string
  onChoose(cause: ChosenCause): void
}

interface Props extends SearchProps {
  chosen: ChosenCause | null
  progress: Progress | null
  /** What is said with the question. */
  note?: string
  children?: ReactNode
}

export function ChooseCauseScreen({ chosen, progress, note, onChoose, children }: Props) {
  return (
    <StepFrame
      title={t('registration:chooseCause.title')}
      progress={progress}
      intro={
        <p>
          {t('registration:chooseCause.intro')} {note}
        </p>
      }
    >
      {chosen && (
        <Panel tone="positive">
          <p>{t('registration:chooseCause.chosen', { name: chosen.name })}</p>
          <Button onClick={() => onChoose(chosen)}>{t('registration:chooseCause.keep')}</Button>
        </Panel>
      )}
      <CauseSearch onChoose={onChoose} />
      <div className={tightStack}>
        <p>
          <Link to="/cause-directory">{t('registration:chooseCause.near')}</Link>
        </p>
        <p>
          {t('registration:chooseCause.missing')}{' '}
          <Link to="/register-your-good-cause">{t('registration:chooseCause.register')}</Link>
        </p>
        {children}
      </div>
    </StepFrame>
  )
}

/** The search alone, for whoever has a frame around it: causes come while somebody types, and by the button as a list. */
export function CauseSearch({ hint, onChoose }: SearchProps) {
  const site = useSite()
  const id = useId()
  const [state, send] = useLazyMachine(async () => (await loadSearch())(site))
  const { term, place, results } = state?.context ?? { term: '', place: null, results: [] }
  const isBusy = state?.hasTag('busy') ?? false
  const isFound = state?.hasTag('found')
  const isUnnamed = state?.matches('needsName')
  const choose = ({ id, name }: Pick<ChosenCause, 'id' | 'name'>) => onChoose({ id, name })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done there: what the field will ask comes ahead */}
      <div className={cx(field, isUnnamed && withError)} onFocus={() => void loadSearch().catch(() => {})}>
        <label htmlFor={id}>{t('registration:chooseCause.label')}</label>
        <p id={`${id}-hint`} className={hintStyle}>
          {hint ?? t('registration:chooseCause.hint')}
        </p>
        <div role="alert">{isUnnamed && <FieldError id={id}>{t('registration:chooseCause.needsName')}</FieldError>}</div>
        <HeaderSearch
          isLarge
          searchKind="cause"
          choosing={{
            field: {
              id,
              placeholder: '',
              'aria-invalid': isUnnamed || undefined,
              'aria-describedby': `${id}-hint${isUnnamed ? ` ${id}-error` : ''}`,
            },
            button: (
              <Button type="submit" isBusy={isBusy}>
                {t('registration:chooseCause.search')}
              </Button>
            ),
            detailOf,
            onChoose: choose,
            onSubmit: (typed) => {
              if (typed === '') document.getElementById(id)?.focus()
              send({ type: 'search.submitted', term: typed })
            },
          }}
        />
      </div>
      <div role="status" className={cx(tightStack, said)}>
        {isFound && <p className={soft}>{t('registration:chooseCause.count', { count: results.length })}</p>}
        {showState(state?.value ?? 'idle', {
          idle: null,
          needsName: null,
          loading: null,
          results: null,
          needsLocation: () => <p>{t('registration:chooseCause.needsLocation')}</p>,
          refine: () => (
            <Panel tone="waiting">
              <p>
                {place
                  ? t('registration:chooseCause.refineInPlace', { term, place })
                  : t('registration:chooseCause.refine', { term })}
              </p>
            </Panel>
          ),
          failed: null,
        })}
      </div>
      {place !== null && (
        <PlaceForm
          isMissing={state?.matches({ needsLocation: 'missing' }) ?? false}
          isBusy={isBusy}
          onSubmit={(typed) => send({ type: 'place.submitted', place: typed })}
        />
      )}
      {state?.matches('failed') && (
        <Problem words={t('registration:chooseCause.failed')} onRetry={() => send({ type: 'search.retried' })} />
      )}
      {isFound && (
        <ChoiceList
          choices={results.map((cause) => ({
            key: cause.id,
            name: cause.name,
            detail: detailOf(cause),
            picture: cause.logoHttps,
            onChoose: () => choose(cause),
          }))}
        />
      )}
    </>
  )
}

/** V-038: where many have that name. */
function PlaceForm({ isMissing, isBusy, onSubmit }: { isMissing: boolean; isBusy: boolean; onSubmit(place: string): void }) {
  const id = useId()
  const typed = useRef<HTMLInputElement>(null)
  return (
    <form
      className={cx(field, isMissing && withError)}
      onSubmit={(event) => {
        event.preventDefault()
        const place = typed.current?.value ?? ''
        if (place.trim() === '') typed.current?.focus()
        onSubmit(place)
      }}
    >
      <label htmlFor={id}>{t('registration:chooseCause.place')}</label>
      <div role="alert">{isMissing && <FieldError id={id}>{t('registration:chooseCause.needsPlace')}</FieldError>}</div>
      <div>
        <input
          ref={typed}
          id={id}
          className={input}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {t('registration:chooseCause.searchThere')}
        </Button>
      </div>
    </form>
  )
}
