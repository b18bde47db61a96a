import { css, cx } from '@linaria/core'
import { choiceGroup, choiceTile, type RadiosProps } from './choices.tsx'
import { FieldError, hintStyle, useField, withError } from './fields.tsx'
import { visuallyHidden } from './styles.ts'

interface ChecksProps extends RadiosProps {
  /** Words below the name of each. */
  detailOf?(value: string): string
}

/** Any number of a list of choices, each as large as a finger. */
export function Checks({ registration, legend, isLegendHidden = false, options, detailOf }: ChecksProps) {
  const { id, error, aria } = useField(registration.name, undefined)
  return (
    <fieldset className={cx(choiceGroup, wide, error && withError)} aria-describedby={aria['aria-describedby']}>
      <legend className={isLegendHidden ? visuallyHidden : undefined}>{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={tiles}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={choiceTile}>
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
