import { css, cx } from '@linaria/core'
import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { t } from '../i18n/i18n.ts'
import { FieldError, hintStyle, input, useField, withError } from './fields.tsx'
import { useFormFrame } from './form.tsx'

const area = css`
  display: grid; gap: var(--s1); inline-size: 100%; max-inline-size: 36rem;
  & > label { font-weight: 650; }
  & > textarea { min-block-size: 8rem; resize: vertical; }
`

function CharactersLeft({ form, name, maximum }: { form: UseFormReturn; name: string; maximum: number }) {
  const [length, setLength] = useState(0)
  useEffect(() => {
    const measure = (text: unknown) => setLength(typeof text === 'string' ? text.length : 0)
    measure(form.getValues(name))
    // Trap: before the form itself is mounted `getValues` answers what it began with, and what is put back then comes only with the event.
    const subscription = form.watch((values) => measure(values[name]))
    return () => subscription.unsubscribe()
  }, [form, name])
  const left = maximum - length
  return (
    <p className={hintStyle} aria-live="polite">
      {left < 0 ? t('common:tooManyCharacters', { count: -left }) : t('common:charactersLeft', { count: left })}
    </p>
  )
}

interface TextAreaProps {
  registration: UseFormRegisterReturn
  label: string
  hint?: string
  /** How many characters are allowed; what is left is said below (V-061). */
  maximum?: number
  /** True while what it says is on its way: what was typed after that would be in no answer. */
  readOnly?: boolean
}

export function TextArea({ registration, label, hint, maximum, readOnly }: TextAreaProps) {
  const { id, error, aria } = useField(registration.name, hint)
  const { form } = useFormFrame()
  return (
    <div className={cx(area, error && withError)}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <textarea {...registration} {...aria} id={id} className={input} readOnly={readOnly} />
      {form && maximum !== undefined && <CharactersLeft form={form} name={registration.name} maximum={maximum} />}
    </div>
  )
}
