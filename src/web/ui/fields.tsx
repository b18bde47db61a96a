import { css, cx } from '@linaria/core'
import { type ComponentProps, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { t } from '../i18n/i18n.ts'
import { useFormFrame } from './form.tsx'

const field = css`
  display: grid; gap: var(--s1); inline-size: 100%; max-inline-size: 30rem;
`
const label = css`
  font-weight: 650;
`
export const hintStyle = css`
  color: var(--ink-soft); font-size: var(--size-s);
`
const errorStyle = css`
  color: var(--negative); font-weight: 600;
`
export const input = css`
  min-block-size: 48px; padding: var(--s2) var(--s3); border: 2px solid var(--line); border-radius: var(--radius); background: var(--surface-raised); inline-size: 100%;
  &:hover { border-color: var(--ink-soft); }
  &[aria-invalid='true'] { border-color: var(--negative); }
`
export const withError = css`
  border-inline-start: 4px solid var(--negative); padding-inline-start: var(--s4);
`
const reveal = css`
  position: relative;
  & > input { padding-inline-end: 4.75rem; }
  & > button { position: absolute; inset: 2px 2px 2px auto; min-inline-size: 4rem; border: 0; background: none; border-radius: var(--radius); color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em; cursor: pointer; font-weight: 600; }
`
const checkbox = css`
  display: grid; grid-template-columns: 28px 1fr; gap: var(--s1) var(--s3); align-items: start; padding-block: var(--s2); max-inline-size: 36rem;
  & > input { inline-size: 28px; block-size: 28px; margin: 0; accent-color: var(--accent); }
  & > label { padding-block: 1px; cursor: pointer; }
  & > div { grid-column: 2; }
`

interface FieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  registration: UseFormRegisterReturn
  label: string
  hint?: string
}

export function useField(name: string, hint: string | undefined) {
  const { idOf, errorOf } = useFormFrame()
  const id = idOf(name)
  const error = errorOf(name)
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, error, aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined } }
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} className={errorStyle}>
      {children}
    </p>
  )
}

export function TextField({ registration, label: words, hint, ...rest }: FieldProps) {
  const { id, error, aria } = useField(registration.name, hint)
  return (
    <div className={cx(field, error && withError)}>
      <label className={label} htmlFor={id}>
        {words}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <input {...rest} {...registration} {...aria} id={id} className={input} />
    </div>
  )
}

/** An email address, as keyboards of phones and the browser's own fillers know it. */
export const EmailField = (props: FieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
)

export function PasswordField({ registration, label: words, hint, ...rest }: FieldProps) {
  const { id, error, aria } = useField(registration.name, hint)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={cx(field, error && withError)}>
      <label className={label} htmlFor={id}>
        {words}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={reveal}>
        <input
          {...rest}
          {...registration}
          {...aria}
          id={id}
          className={input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-controls={id}
          aria-label={t(isShown ? 'common:hidePassword' : 'common:showPassword')}
        >
          {t(isShown ? 'common:hide' : 'common:show')}
        </button>
      </div>
    </div>
  )
}

/** U-048: a label and a sub-label. */
export function CheckboxField({ registration, label: words, hint, ...rest }: FieldProps) {
  const { id, error, aria } = useField(registration.name, hint)
  return (
    <div className={cx(checkbox, error && withError)}>
      {error && (
        <div>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
      <input {...rest} {...registration} {...aria} id={id} type="checkbox" />
      <label htmlFor={id}>{words}</label>
      {hint && (
        <div id={`${id}-hint`} className={hintStyle}>
          {hint}
        </div>
      )}
    </div>
  )
}
