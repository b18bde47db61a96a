import { css, cx } from '@linaria/core'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { t } from '../i18n/i18n.ts'
import { FieldError, hintStyle, input, useField, withError } from './fields.tsx'
import { useFormFrame } from './form.tsx'

const group = css`
  display: grid; gap: var(--s1); justify-items: start; max-inline-size: 30rem;
  & > legend { float: inline-start; inline-size: 100%; padding: 0; font-weight: 650; }
  & > div { display: flex; gap: var(--s4); }
  & label { display: grid; gap: var(--s1); inline-size: 4.5rem; font-size: var(--size-s); }
  & label:last-child { inline-size: 6.5rem; }
  & input { font-size: var(--size-m); }
`
const boxes = ['day', 'month', 'year'] as const
type Boxes = Record<(typeof boxes)[number], string>

/** The boxes of YYYY-MM-DD; all of them are empty where there is nothing. */
function boxesOf(value: string): Boxes {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** YYYY-MM-DD; a box that is left empty counts as 00, which is no day for any rule. */
const wholeOf = ({ day, month, year }: Boxes) =>
  day + month + year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

interface DateFieldProps {
  registration: UseFormRegisterReturn
  label: string
  hint: string
}

/** A day that somebody knows by heart, such as a date of birth, in three boxes as GOV.UK asks for it: a calendar would be slower, and browsers write its day and month in the order of their own language. */
export function DateField({ registration: { name }, label, hint }: DateFieldProps) {
  const { id, error, aria } = useField(name, hint)
  const { form } = useFormFrame()
  const kept = String(form?.watch(name) ?? '')
  const [typed, setTyped] = useState(() => boxesOf(kept))
  // The form knows another day when what was typed before comes back to it.
  const shown = wholeOf(typed) === kept ? typed : boxesOf(kept)
  const change = (box: (typeof boxes)[number], value: string) => {
    const next = { ...shown, [box]: value.trim() }
    setTyped(next)
    form?.setValue(name, wholeOf(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <fieldset className={cx(group, error && withError)} aria-describedby={aria['aria-describedby']}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={hintStyle}>
        {hint}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div>
        {boxes.map((box, index) => (
          <label key={box}>
            {t(`common:date.${box}`)}
            <input
              id={index === 0 ? id : undefined}
              className={input}
              inputMode="numeric"
              autoComplete={`bday-${box}`}
              maxLength={box === 'year' ? 4 : 2}
              value={shown[box]}
              aria-invalid={aria['aria-invalid']}
              onChange={({ currentTarget }) => change(box, currentTarget.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
