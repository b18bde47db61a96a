import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { ReasonToShow } from '#contract/causes/support-reason.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { shownReasonsWith } from './shown-reasons.implementations.ts'

const list = css`
  padding-block: 0;
  & > li { display: grid; gap: var(--s3) var(--s5); grid-template-columns: minmax(0, 1fr); padding-block: var(--s4); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & blockquote { margin: 0; font-size: 1.0625rem; line-height: 1.6; overflow-wrap: anywhere; text-wrap: pretty; max-inline-size: 62ch; }
  & [data-by] { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center; }
  @media (min-width: 768px) { & > li { grid-template-columns: minmax(0, 1fr) auto; align-items: center; } }
`
const tones = { waiting: 'waiting', shown: 'positive', hidden: 'closed' } as const

interface ReasonProps {
  reason: ReasonToShow
  /** What is being saved of it; null where nothing is. */
  deciding: boolean | null
  isOff: boolean
  onDecide(isShown: boolean): void
}

function Reason({ reason: { text, name, standing, writtenAt }, deciding, isOff, onDecide }: ReasonProps) {
  const button = (isShown: boolean) => (
    <Button
      kind={isShown ? 'secondary' : 'quiet'}
      isBusy={deciding === isShown}
      isDisabled={isOff}
      onClick={() => onDecide(isShown)}
    >
      {t(isShown ? 'cause-admin-reasons:show' : 'cause-admin-reasons:hide')}
      <span className={visuallyHidden}>: {text}</span>
    </Button>
  )
  return (
    <li>
      <div className={tightStack}>
        <blockquote>{text}</blockquote>
        <p data-by className={soft}>
          <span>{name ?? t('cause-admin-reasons:unnamed')}</span>
          <time dateTime={writtenAt}>{formatDay(writtenAt)}</time>
          <Status tone={tones[standing]}>{t(`cause-admin-reasons:standing.${standing}`)}</Status>
        </p>
      </div>
      <div className={row}>
        {standing !== 'shown' && button(true)}
        {standing !== 'hidden' && button(false)}
      </div>
    </li>
  )
}

/** H-003: what supporters say, and which of it the page shows. */
export function ShownReasonsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => shownReasonsWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found, choice } = state.context
  const isBusy = state.matches('deciding')
  const said = () => (
    <section className={stack} aria-labelledby="reasons">
      <h2 id="reasons" className={visuallyHidden}>
        {t('cause-admin-reasons:list')}
      </h2>
      {state.matches({ listed: 'decided' }) && (
        <Saved words={t(choice?.isShown ? 'cause-admin-reasons:shown' : 'cause-admin-reasons:hidden')} />
      )}
      {state.matches({ listed: 'changed' }) && <Problem words={t('cause-admin-reasons:changed')} tone="waiting" />}
      {state.matches({ listed: 'notDecided' }) && (
        <Problem
          words={t('cause-admin-reasons:notDecided')}
          help={helpFor(why)}
          onRetry={() => send({ type: 'decision.retried' })}
        />
      )}
      <ul className={cx(card, list)}>
        {found.map((reason) => (
          <Reason
            key={reason.id}
            reason={reason}
            deciding={isBusy && choice?.id === reason.id ? choice.isShown : null}
            isOff={isBusy}
            onDecide={(isShown) => send({ type: 'decision.made', id: reason.id, isShown })}
          />
        ))}
      </ul>
    </section>
  )
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin-reasons:intro')}>{t('cause-admin-reasons:title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => (
          <Problem words={t('cause-admin-reasons:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
        none: () => (
          <div className={tightStack}>
            <p>{t('cause-admin-reasons:none')}</p>
            <div className={row}>
              <ButtonLink to="/account/causes/$causeId/updates" params={{ causeId: String(cause.id) }} kind="secondary">
                {t('cause-admin-reasons:ask')}
              </ButtonLink>
              <Button kind="quiet" onClick={() => send({ type: 'page.refreshed' })}>
                {t('cause-admin-reasons:look')}
              </Button>
            </div>
          </div>
        ),
        listed: said,
        deciding: said,
      })}
    </div>
  )
}
