import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { type UseFormRegister, useForm } from 'react-hook-form'
import type { CoachingSlot } from '#contract/cause-admin/coaching.ts'
import { dayInLondon } from '#contract/london.ts'
import { formatTime, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { choiceGroup } from '#web/ui/choices.tsx'
import { FieldError, useField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack } from '#web/ui/styles.ts'

const times = css`
  display: flex; flex-wrap: wrap; gap: var(--s2);
  & > label { position: relative; display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 48px; padding: var(--s2) var(--s4); border: 2px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); cursor: pointer; font-variant-numeric: tabular-nums; }
  & > label:hover { border-color: var(--ink-soft); }
  & > label:has(:checked) { border-color: var(--accent); background: var(--accent-wash); font-weight: 650; }
  & input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--accent); }
`

interface Fields {
  slot: string
}

/** Days in their order, each with its times. */
function byDay(slots: readonly CoachingSlot[]): [day: string, slots: CoachingSlot[]][] {
  const days = new Map<string, CoachingSlot[]>()
  for (const slot of slots) {
    const day = dayInLondon(slot.startsAt)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}

const daysAtOnce = 5

function Times({ slots, register }: { slots: readonly CoachingSlot[]; register: UseFormRegister<Fields> }) {
  const { id, error, aria } = useField('slot', undefined)
  const registration = register('slot', { required: 'slotRequired' })
  const [shown, setShown] = useState(daysAtOnce)
  const list = useRef<HTMLDivElement>(null)
  const days = byDay(slots)
  const first = slots[0]?.id
  // The button may be gone with its last press: the focus goes on to what it has shown.
  useEffect(() => {
    if (shown > daysAtOnce) list.current?.querySelectorAll('fieldset')[shown - daysAtOnce]?.querySelector('input')?.focus()
  }, [shown])
  return (
    <div className={stack} ref={list}>
      {error && <FieldError id={id}>{error}</FieldError>}
      {days.slice(0, shown).map(([day, ofDay]) => (
        <fieldset key={day} className={choiceGroup} aria-describedby={aria['aria-describedby']}>
          <legend>{formatWeekday(ofDay[0]?.startsAt ?? day)}</legend>
          <div className={times}>
            {ofDay.map((slot) => (
              <label key={slot.id}>
                <input type="radio" value={String(slot.id)} {...registration} id={slot.id === first ? id : `${id}-${slot.id}`} />
                {formatTime(slot.startsAt)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {days.length > shown && (
        <div>
          <Button kind="quiet" onClick={() => setShown(shown + daysAtOnce)}>
            {t('cause-admin-coaching:later')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChooseTimeProps {
  slots: readonly CoachingSlot[]
  isMoving: boolean
  isBusy: boolean
  /** Somebody else was quicker: it is said where the button was pressed. */
  isTaken: boolean
  onChoose(slotId: number): void
}

/** the free times, day by day, as London's clock shows them. */
export function ChooseTime({ slots, isMoving, isBusy, isTaken, onChoose }: ChooseTimeProps) {
  const form = useForm<Fields>({ defaultValues: { slot: '' }, reValidateMode: 'onSubmit', shouldFocusError: false })
  useEffect(() => {
    // What was taken is no choice any more.
    if (!slots.some(({ id }) => String(id) === form.getValues('slot'))) form.reset()
  }, [slots, form])
  return (
    <FormFrame
      form={form}
      fields={['slot']}
      sentenceOf={() => t('cause-admin-coaching:slotRequired')}
      onSubmit={({ slot }) => !isBusy && onChoose(Number(slot))}
    >
      <p className={soft}>{t('cause-admin-coaching:zone')}</p>
      <Times slots={slots} register={form.register} />
      {isTaken && <Problem words={t('cause-admin-coaching:slotTaken')} tone="waiting" />}
      <Button type="submit" isBusy={isBusy}>
        {t(isMoving ? 'cause-admin-coaching:moveNow' : 'cause-admin-coaching:bookNow')}
      </Button>
    </FormFrame>
  )
}
