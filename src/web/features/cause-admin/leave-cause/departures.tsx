import type { CauseLeaving } from '#contract/cause-admin/leaving.ts'
import { reviewTextRules } from '#contract/support/support.rules.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { card, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadTextRules = async () => reviewTextRules

interface RefusalProps {
  name: string
  onSend(text: string): void
  onCancel(): void
}

function RefusalForm({ name, onSend, onCancel }: RefusalProps) {
  const form = useRulesForm(loadTextRules, { text: '' })
  return (
    <FormFrame form={form} fields={['text']} onSubmit={({ text }) => onSend(text)}>
      <TextArea
        registration={form.register('text')}
        label={t('cause-admin-leaving:refuseWhy', { name })}
        hint={t('cause-admin-leaving:refuseHint')}
      />
      <div className={row}>
        <Button type="submit">{t('cause-admin-leaving:refuseSend')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cause-admin-leaving:cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}

interface Props {
  departures: CauseLeaving['departures']
  isOff: boolean
  /** Whose coming back is being refused. */
  refusing: number | null
  onBegin(id: number): void
  onCancel(): void
  onRefuse(id: number, text: string): void
  onUndo(id: number): void
}

/** Who has gone within the week, and what those who stay can decide about it. */
export function Departures({ departures, isOff, refusing, onBegin, onCancel, onRefuse, onUndo }: Props) {
  return (
    <section className={stack} aria-labelledby="gone">
      <h2 id="gone">{t('cause-admin-leaving:gone')}</h2>
      <ul className={stack}>
        {departures.map(({ id, name, kind, until }) => (
          <li key={id} className={`${card} ${tightStack}`}>
            <h3>{name}</h3>
            <p className={soft}>{t(`cause-admin-leaving:${kind}`, { day: formatDay(until) })}</p>
            {kind === 'removed' ? (
              <div>
                <Button kind="secondary" isDisabled={isOff} onClick={() => onUndo(id)}>
                  {t('cause-admin-leaving:undoRemoval')} <span className={visuallyHidden}>{name}</span>
                </Button>
              </div>
            ) : refusing === id ? (
              <RefusalForm name={name} onSend={(text) => onRefuse(id, text)} onCancel={onCancel} />
            ) : (
              <div>
                <Button kind="quiet" isDisabled={isOff} onClick={() => onBegin(id)}>
                  {t('cause-admin-leaving:refuse')} <span className={visuallyHidden}>{name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
