import { css, cx } from '@linaria/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError, useField, withError } from './fields.tsx'
import { visuallyHidden } from './styles.ts'

export const choiceGroup = css`
  border: 0; padding: 0; margin: 0; display: grid; gap: var(--s2); min-inline-size: 0;
  & > legend { font-weight: 650; padding: 0; margin-block-end: var(--s1); }
`
export const choiceTile = css`
  display: grid; grid-template-columns: 28px 1fr; gap: 0 var(--s3); align-items: center; padding: var(--s3) var(--s4); border: 2px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); cursor: pointer; min-inline-size: min(100%, 18rem);
  &:hover { border-color: var(--ink-soft); }
  &:has(:checked) { border-color: var(--accent); background: var(--accent-wash); }
  & > input { inline-size: 24px; block-size: 24px; margin: 0; accent-color: var(--accent); }
`

export interface RadiosProps {
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
    <fieldset className={cx(choiceGroup, error && withError)} aria-describedby={aria['aria-describedby']}>
      <legend className={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {options.map(({ value, label }, index) => (
        <label key={value} className={choiceTile}>
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
