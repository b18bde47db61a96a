import { css } from '@linaria/core'
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { hasWords, t } from '../i18n/i18n.ts'
import { useEarlyAnswers } from './early-answers.ts'
import { useTypedValues } from './keep-typed.ts'

const summary = css`
  border: 3px solid var(--negative); border-radius: var(--radius); padding: var(--s4) var(--s5); display: grid; gap: var(--s2); background: var(--surface-raised);
  & ul { display: grid; gap: var(--s1); }
  & a { color: var(--negative); font-weight: 600; display: inline-block; padding-block: 2px; }
`
const form = css`
  display: grid; gap: var(--s5); justify-items: start; inline-size: 100%;
  & > * { max-inline-size: 100%; }
  &:has([autocomplete='current-password']) > [type='submit'] { inline-size: 100%; max-inline-size: 30rem; }
  @media (max-width: 479px) { & > [type='submit'] { inline-size: 100%; } }
`

/** The sentence of a rule's code; a code without one falls back to a general sentence, never to a raw key. The words come with the rules (`useRulesForm`). */
export function ruleSentence(code: string): string {
  // asked just before
  return hasWords('rules', code) ? t(`rules:${code}` as 'rules:other') : t('common:defaultError')
}

interface FormFrameContext {
  /** For what follows a field while it is typed in. */
  form: UseFormReturn | undefined
  idOf(name: string): string
  errorOf(name: string): string | undefined
}
const FormContext = createContext<FormFrameContext>({ form: undefined, idOf: (name) => name, errorOf: () => undefined })
export const useFormFrame = () => useContext(FormContext)

interface FormFrameProps<T extends FieldValues> {
  form: UseFormReturn<T>
  /** Order of the fields on the screen, which is the summary's order. */
  fields: readonly Path<T>[]
  onSubmit(values: T): void
  children: ReactNode
  /** Faults that the server found, by field; shown like any other. */
  serverFields?: Record<string, string>
  /** Where faults have words of their own. */
  sentenceOf?(code: string): string
}

function codeOf<T extends FieldValues>(errors: FieldErrors<T>, name: Path<T>): string | undefined {
  const error = errors[name]
  return typeof error?.message === 'string' ? error.message : undefined
}

/**
 * GOV.UK's manners for every form: checked on submit; a summary above takes the focus, and each of its lines leads to its field; the same sentence stands
 * at the field; what was typed stays; the page's title says "Error:".
 */
export function FormFrame<T extends FieldValues>({
  form: hookForm,
  fields,
  onSubmit,
  children,
  serverFields = {},
  sentenceOf = ruleSentence,
}: FormFrameProps<T>) {
  const base = useId()
  const summaryRef = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = hookForm.formState
  const forgetTyped = useTypedValues(hookForm, fields)
  const formRef = useRef<HTMLFormElement>(null)
  useEarlyAnswers(hookForm, fields, formRef)
  const idOf = (name: string) => `${base}-${name}`
  const errorOf = (name: string) => {
    const code = codeOf(errors, name as Path<T>) ?? serverFields[name] // fields name themselves; a stranger's name has no error
    return code === undefined ? undefined : sentenceOf(code)
  }
  const faults = fields.flatMap((name) => {
    const sentence = errorOf(name)
    return sentence ? [{ name, sentence }] : []
  })
  const hasFaults = faults.length > 0
  // With the summary itself, not a frame later: what somebody has begun to do by then would be taken from them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused submission moves the focus again
  useLayoutEffect(() => {
    if (hasFaults) summaryRef.current?.focus()
  }, [submitCount, hasFaults])
  useEffect(() => {
    if (!hasFaults) return
    const before = document.title
    document.title = `${t('common:errorPrefix')} ${before}`
    return () => {
      document.title = before
    }
  }, [hasFaults])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void hookForm.handleSubmit((values) => {
      forgetTyped?.()
      onSubmit(values)
    })(event)
  }
  return (
    // What follows a field knows it by name only, not by this form's type.
    <FormContext value={{ form: hookForm as unknown as UseFormReturn, idOf, errorOf }}>
      <form className={form} noValidate ref={formRef} onSubmit={submit}>
        {hasFaults && (
          <div className={summary} ref={summaryRef} tabIndex={-1} role="alert" aria-labelledby={`${base}-summary`}>
            <h2 id={`${base}-summary`}>{t('common:problemHeading')}</h2>
            <ul>
              {faults.map(({ name, sentence }) => (
                <li key={name}>
                  <a
                    href={`#${idOf(name)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      const field = document.getElementById(idOf(name))
                      const label = document.querySelector(`label[for="${CSS.escape(idOf(name))}"]`) ?? field?.closest('fieldset')
                      label?.scrollIntoView()
                      field?.focus({ preventScroll: true })
                    }}
                  >
                    {sentence}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </form>
    </FormContext>
  )
}
