import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { closingRules } from '#contract/cause-admin/closing.rules.ts'
import type { CauseClosing } from '#contract/cause-admin/closing.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { reviewTextRules } from '#contract/support/support.rules.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { danger } from '#web/ui/danger.ts'
import { Facts } from '#web/ui/facts.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { bullets, card, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { closeCauseWith } from './close-cause.implementations.ts'

// The calls that the screen makes bring both along.
const loadClosingRules = async () => closingRules
const loadTextRules = async () => reviewTextRules

const amount = (pence: number, words: string) => (
  <>
    <b>{formatMoney(pence)}</b>
    {'\n'}
    <span className={soft}>{words}</span>
  </>
)

/** Each pound of it, and what becomes of it. */
function MoneyOf({ closing: { stage, outlook } }: { closing: CauseClosing }) {
  const { availablePence, pendingPence, heldPence, waits } = outlook
  const ready = waits
    ? t(`cause-admin-closing:waits.${waits}`)
    : t(stage === 'closed' ? 'cause-admin-closing:readyNext' : 'cause-admin-closing:readyPaid')
  return (
    <section className={`${card} ${tightStack}`} aria-labelledby="money">
      <h2 id="money">{t('cause-admin-closing:money')}</h2>
      <Facts
        rows={[
          [
            t('cause-admin-closing:ready'),
            amount(availablePence, availablePence === 0 ? t('cause-admin-closing:nothingReady') : ready),
          ],
          [t('cause-admin-closing:pending'), amount(pendingPence, t('cause-admin-closing:pendingText'))],
          [t('cause-admin-closing:held'), stage === 'closed' && amount(heldPence, t('cause-admin-closing:heldText'))],
        ]}
      />
    </section>
  )
}

interface OpenProps {
  cause: CauseCard
  closing: CauseClosing
  reason: string
  /** It is asked once more whether it shall close. */
  isOff: boolean
  onAsk(reason: string): void
}

function OpenCause({ cause, closing, reason, isOff, onAsk }: OpenProps) {
  const form = useRulesForm(loadClosingRules, { reason })
  const { supporters } = closing.outlook
  return (
    <>
      <section className={stack} aria-labelledby="happens">
        <h2 id="happens">{t('cause-admin-closing:happens')}</h2>
        <ul className={bullets}>
          <li>{t('cause-admin-closing:firstWeek')}</li>
          <li>{t('cause-admin-closing:supporters', { count: supporters })}</li>
          <li>{t('cause-admin-closing:page', { cause: cause.name })}</li>
          <li>{t('cause-admin-closing:statements')}</li>
        </ul>
      </section>
      <MoneyOf closing={closing} />
      <FormFrame form={form} fields={['reason']} onSubmit={(fields) => onAsk(fields.reason)}>
        <TextArea
          registration={form.register('reason')}
          label={t('cause-admin-closing:reason')}
          hint={t('cause-admin-closing:reasonHint')}
        />
        <Button type="submit" isDisabled={isOff}>
          {t('cause-admin-closing:next')}
        </Button>
      </FormFrame>
    </>
  )
}

function ClosedCause({ closing, onWant }: { closing: CauseClosing; onWant: ((text: string) => void) | undefined }) {
  const form = useRulesForm(loadTextRules, { text: '' })
  return (
    <>
      <Panel tone="positive">
        <p>{t('cause-admin-closing:closedOn', { day: formatDay(closing.closedAt ?? '') })}</p>
      </Panel>
      <MoneyOf closing={closing} />
      {closing.refusal && (
        <Panel tone="waiting">
          <p>{t('cause-admin-closing:refused')}</p>
          <p>{closing.refusal}</p>
        </Panel>
      )}
      {onWant ? (
        <section className={stack} aria-labelledby="reopen">
          <h2 id="reopen">{t('cause-admin-closing:reopen')}</h2>
          <FormFrame form={form} fields={['text']} onSubmit={(fields) => onWant(fields.text)}>
            <TextArea
              registration={form.register('text')}
              label={t('cause-admin-closing:reopenWhy')}
              hint={t('cause-admin-closing:reopenHint')}
            />
            <Button type="submit" kind="secondary">
              {t('cause-admin-closing:reopenAsk')}
            </Button>
          </FormFrame>
        </section>
      ) : (
        <Panel tone="waiting">
          <p role="status">{t('cause-admin-closing:wanted')}</p>
        </Panel>
      )}
    </>
  )
}

function StillClosing({ closing, onUndo }: { closing: CauseClosing; onUndo(): void }) {
  return (
    <>
      <Panel tone="waiting">
        <p>
          <b>{t('cause-admin-closing:closingOn', { day: formatDay(closing.closesAt ?? '') })}</b>
        </p>
        <p>{t('cause-admin-closing:askedBy', { name: closing.askedBy ?? '', reason: closing.reason ?? '' })}</p>
        <p>{t('cause-admin-closing:untilThen')}</p>
        <div>
          <Button onClick={onUndo}>{t('cause-admin-closing:undo')}</Button>
        </div>
      </Panel>
      <MoneyOf closing={closing} />
    </>
  )
}

/** G-030: closing a cause, and opening it again. */
export function CloseCauseScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => closeCauseWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { closing, reason } = state.context
  const isClosed = closing?.stage === 'closed'
  const refresh = () => send({ type: 'page.refreshed' })
  const open = () =>
    closing && (
      <OpenCause
        cause={cause}
        closing={closing}
        reason={reason}
        isOff={state.hasTag('asksAgain')}
        onAsk={(given) => send({ type: 'closing.wanted', reason: given })}
      />
    )
  return (
    <div className={stack}>
      <p>
        <Link to="/account/causes/$causeId/settings" params={{ causeId: String(cause.id) }}>
          {t('cause-admin-closing:back')}
        </Link>
      </p>
      <PageHeading intro={isClosed ? undefined : t('cause-admin-closing:intro')}>
        {t(isClosed ? 'cause-admin-closing:closedTitle' : 'cause-admin-closing:title', { cause: cause.name })}
      </PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        failed: () => <Problem words={t('cause-admin-closing:failed')} help={helpFor(why)} onRetry={refresh} />,
        sorting: null,
        open,
        confirming: open,
        closing: () => closing && <StillClosing closing={closing} onUndo={() => send({ type: 'closing.undone' })} />,
        closed: () => closing && <ClosedCause closing={closing} onWant={(text) => send({ type: 'reopening.wanted', text })} />,
        wanted: () => closing && <ClosedCause closing={closing} onWant={undefined} />,
        changing: <Loading />,
        notChanged: () => (
          <Problem words={t('cause-admin-closing:notChanged')} onRetry={refresh} retryWords={t('cause-admin-closing:look')} />
        ),
      })}
      <Modal
        isOpen={state.hasTag('asksAgain')}
        title={t('cause-admin-closing:sureTitle', { cause: cause.name })}
        onClose={() => send({ type: 'closing.left' })}
      >
        <div className={stack}>
          <p>
            {t('cause-admin-closing:sure', {
              count: closing?.outlook.supporters ?? 0,
              amount: formatMoney(closing?.outlook.availablePence ?? 0),
            })}
          </p>
          <p>{t('cause-admin-closing:sureUndo')}</p>
          <div className={row}>
            <div className={danger}>
              <Button onClick={() => send({ type: 'closing.confirmed' })}>{t('cause-admin-closing:yes')}</Button>
            </div>
            <Button kind="secondary" onClick={() => send({ type: 'closing.left' })}>
              {t('cause-admin-closing:no')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
