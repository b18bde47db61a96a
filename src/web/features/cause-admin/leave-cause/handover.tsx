import { type HandoverFields, handoverRules, someoneElse } from '#contract/cause-admin/leaving.rules.ts'
import type { CauseLeaving } from '#contract/cause-admin/leaving.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Radios } from '#web/ui/choices.tsx'
import { EmailField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadRules = async () => handoverRules

interface OfferProps {
  others: CauseLeaving['others']
  refusals: Record<string, string>
  isOff: boolean
  onOffer(fields: HandoverFields): void
}

function Offer({ others, refusals, isOff, onOffer }: OfferProps) {
  const form = useRulesForm<HandoverFields>(loadRules, { to: others.length === 0 ? someoneElse : '', email: '' })
  const options = [
    ...others.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: someoneElse, label: t('cause-admin-leaving:someoneElse') },
  ]
  const isNew = form.watch('to') === someoneElse
  return (
    <FormFrame form={form} fields={['to', 'email']} serverFields={refusals} onSubmit={onOffer}>
      {others.length > 0 && <Radios registration={form.register('to')} legend={t('cause-admin-leaving:to')} options={options} />}
      {isNew && (
        <EmailField
          registration={form.register('email')}
          label={t('cause-admin-leaving:email')}
          hint={t('cause-admin-leaving:emailHint')}
          autoComplete="off"
        />
      )}
      <Button type="submit" kind="secondary" isDisabled={isOff}>
        {t('cause-admin-leaving:offer')}
      </Button>
    </FormFrame>
  )
}

interface Props {
  leaving: CauseLeaving
  isOff: boolean
  refusals: Record<string, string>
  onOffer(fields: HandoverFields): void
  onEnd(): void
}

/** Handing the cause over, or what is under way of it. */
export function Handover({ leaving: { handover, others }, isOff, refusals, onOffer, onEnd }: Props) {
  if (!handover)
    return (
      <section className={stack} aria-labelledby="handover">
        <h2 id="handover">{t('cause-admin-leaving:handover')}</h2>
        <p>{t('cause-admin-leaving:handoverText')}</p>
        <Offer others={others} refusals={refusals} isOff={isOff} onOffer={onOffer} />
      </section>
    )
  const { stage, giver, taker, isMine, until } = handover
  const words = { giver, taker, day: formatDay(until) }
  return (
    <section className={stack} aria-labelledby="handover">
      <h2 id="handover">{t('cause-admin-leaving:handover')}</h2>
      <Panel tone="waiting">
        <p>{t(`cause-admin-leaving:underWay.${stage}.${isMine ? 'mine' : 'other'}`, words)}</p>
        {isMine && (
          <div>
            <Button kind="secondary" isDisabled={isOff} onClick={onEnd}>
              {t(`cause-admin-leaving:end.${stage}`)}
            </Button>
          </div>
        )}
      </Panel>
    </section>
  )
}
