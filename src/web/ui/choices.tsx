import { css, cx } from '@linaria/core'
import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import '../i18n/fields.words.ts'
import { t } from '../i18n/i18n.ts'
import { FieldError, hintStyle, input, useField, withError } from './fields.tsx'
import { useFormFrame } from './form.tsx'
import { visuallyHidden } from './styles.ts'

const group = css`
  border: 0; padding: 0; margin: 0; display: grid; gap: var(--s2); min-inline-size: 0;
  & > legend { font-weight: 650; padding: 0; margin-block-end: var(--s1); }
`
const choice = css`
  display: grid; grid-template-columns: 28px 1fr; gap: 0 var(--s3); align-items: center; padding: var(--s3) var(--s4); border: 2px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); cursor: pointer; min-inline-size: min(100%, 18rem);
  &:hover { border-color: var(--ink-soft); }
  &:has(:checked) { border-color: var(--accent); background: var(--accent-wash); }
  & > input { inline-size: 24px; block-size: 24px; margin: 0; accent-color: var(--accent); }
`

interface RadiosProps {
  registration: UseFormRegisterReturn
  /** What is asked; hidden from sight where the page's heading says it. */
  legend: string
  isLegendHidden?: boolean
  options: readonly { value: string; label: string }[]
}

/** One of a few choices, each as large as a finger. */
export function Radios({ registration, legend, isLegendHidden = false, options }: RadiosProps) {
  const { id, error, aria } = useField(registration.name, undefined)
  return (
    <fieldset className={cx(group, error && withError)} aria-describedby={aria['aria-describedby']}>
      <legend className={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {options.map(({ value, label }, index) => (
        <label key={value} className={choice}>
          <input
            type="radio"
            value={value}
            {...registration}
            id={index === 0 ? id : `${id}-${value}`}
            aria-invalid={aria['aria-invalid']}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface ChecksProps extends RadiosProps {
  /** Words below the name of each. */
  detailOf?(value: string): string
}

/** Any number of a list of choices, each as large as a finger. */
export function Checks({ registration, legend, isLegendHidden = false, options, detailOf }: ChecksProps) {
  const { id, error, aria } = useField(registration.name, undefined)
  return (
    <fieldset className={cx(group, wide, error && withError)} aria-describedby={aria['aria-describedby']}>
      <legend className={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={tiles}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={choice}>
            <input
              type="checkbox"
              value={value}
              {...registration}
              id={index === 0 ? id : `${id}-${value}`}
              aria-invalid={aria['aria-invalid']}
            />
            <span>
              {label}
              {detailOf && <span className={hintStyle}> {detailOf(value)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const wide = css`inline-size: 100%;`
const tiles = css`
  display: grid; gap: var(--s2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`

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
      {left < 0 ? t('fields:tooManyCharacters', { count: -left }) : t('fields:charactersLeft', { count: left })}
    </p>
  )
}

interface TextAreaProps {
  registration: UseFormRegisterReturn
  label: string
  hint?: string
  /** How many characters are allowed; what is left is said below (V-061). */
  maximum?: number
}

export function TextArea({ registration, label, hint, maximum }: TextAreaProps) {
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
      <textarea {...registration} {...aria} id={id} className={input} />
      {form && maximum !== undefined && <CharactersLeft form={form} name={registration.name} maximum={maximum} />}
    </div>
  )
}
