import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ChosenCause } from '#machines/registration/supporter/supporter-registration.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { ChoiceList } from '#web/ui/choice-list.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { soft, tightStack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { causeLabel } from './cause-label.ts'
import { causeSearchWith } from './cause-search.implementations.ts'

const loadCauseSearchRules = lazyImport(
  async () => (await import('#contract/registration/registration.rules.ts')).causeSearchRules,
)

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

/** The search alone, for whoever has a frame around it. */
export function CauseSearch({ hint, onChoose }: SearchProps) {
  const site = useSite()
  const machine = useMemo(() => causeSearchWith(site), [site])
  const [state, send] = useMachine(machine)
  const form = useRulesForm(loadCauseSearchRules, { q: '', place: '' })
  return (
    <>
      <FormFrame
        form={form}
        fields={['q', 'place']}
        onSubmit={({ q, place }) => send({ type: 'search.submitted', term: q, place })}
      >
        <TextField
          registration={form.register('q')}
          label={t('registration:chooseCause.label')}
          hint={hint ?? t('registration:chooseCause.hint')}
          autoComplete="off"
        />
        <TextField
          registration={form.register('place')}
          label={t('registration:chooseCause.place')}
          hint={t('registration:chooseCause.placeHint')}
          autoComplete="off"
        />
        <Button type="submit" kind={state.hasTag('found') ? 'secondary' : 'primary'} isBusy={state.hasTag('busy')}>
          {t('registration:chooseCause.search')}
        </Button>
      </FormFrame>
      <div role="status">
        {state.hasTag('found') && (
          <p className={soft}>{t('registration:chooseCause.count', { count: state.context.results.length })}</p>
        )}
        {showState(state.value, {
          idle: null,
          needsName: null,
          loading: null,
          results: null,
          needsLocation: () => <p className={soft}>{t('registration:chooseCause.needsLocation')}</p>,
          refine: () => (
            <Panel tone="waiting">
              <p>
                {state.context.place === ''
                  ? t('registration:chooseCause.refine', { term: state.context.term })
                  : t('registration:chooseCause.refineInPlace', { term: state.context.term, place: state.context.place })}
              </p>
            </Panel>
          ),
          failed: null,
        })}
      </div>
      {state.matches('failed') && (
        <Problem words={t('registration:chooseCause.failed')} onRetry={() => send({ type: 'search.retried' })} />
      )}
      {state.hasTag('found') && (
        <ChoiceList
          choices={state.context.results.map((cause) => ({
            key: cause.id,
            name: cause.name,
            detail: [causeLabel(cause), cause.place].filter(Boolean).join(', '),
            picture: cause.logoHttps,
            onChoose: () => onChoose({ id: cause.id, name: cause.name }),
          }))}
        />
      )}
    </>
  )
}
