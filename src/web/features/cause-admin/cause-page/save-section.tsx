import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { saveForm } from '#machines/account/save-form.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { FormFrame } from '#web/ui/form.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, row, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { useToast } from '#web/ui/use-toast.ts'

interface SaveSectionProps<Fields extends FieldValues> {
  /** Left out where the page's own heading says it. */
  title?: string
  machine: ReturnType<typeof saveForm<Fields>>
  loadRules(): Promise<ZodMiniType<Fields, Fields>>
  fields: readonly Path<Fields>[]
  values: DefaultValues<Fields>
  save: string
  /** The toast of a failure, which says what was not saved (U-030). */
  notSaved: string
  onSaved?(fields: Fields): void
  /** Everything that is typed, at each change. */
  onTyped?(fields: Fields): void
  children(form: UseFormReturn<Fields>): ReactNode
}

/**
 * What the server had before the last change, once that is saved: null where the rules no longer allow it, such as an empty description, `undone` once it has been
 * put back. A form that is sent again meanwhile counts from what was saved last.
 */
function useUndo<Fields extends FieldValues>(
  sent: Fields | null,
  isSaved: boolean,
  first: Fields,
  loadRules: () => Promise<ZodMiniType<Fields, Fields>>,
) {
  const [before, setBefore] = useState<Fields | 'undone' | null>(null)
  const kept = useRef<{ now: Fields; undoing: Fields | null }>({ now: first, undoing: null })
  const rules = useRef(loadRules)
  useEffect(() => {
    if (!isSaved || !sent) return
    const { now, undoing } = kept.current
    kept.current = { now: sent, undoing: null }
    if (sent === undoing) return setBefore('undone')
    let isGone = false
    setBefore(null)
    void rules.current().then((known) => !isGone && setBefore(known.safeParse(now).success ? now : null))
    return () => {
      isGone = true
    }
  }, [isSaved, sent])
  function undo(fields: Fields): Fields {
    kept.current.undoing = fields
    return fields
  }
  return { before, undo }
}

/** A part of a page that saves by itself, and says at its place whether it has. */
export function SaveSection<Fields extends FieldValues>({
  title,
  machine,
  loadRules,
  fields,
  values,
  save,
  notSaved,
  onSaved,
  onTyped,
  children,
}: SaveSectionProps<Fields>) {
  const id = useId()
  const [state, send] = useMachine(machine)
  const form = useRulesForm<Fields>(loadRules, values)
  const isBusy = state.hasTag('busy')
  const isSaved = state.matches('saved')
  const saved = useRef({ tell: onSaved, fields: state.context.fields })
  saved.current = { tell: onSaved, fields: state.context.fields }
  const { before, undo } = useUndo(state.context.fields, isSaved, values as Fields, loadRules) // the first values are whole
  useEffect(() => {
    if (isSaved && saved.current.fields) saved.current.tell?.(saved.current.fields)
  }, [isSaved])
  const typed = useRef(onTyped)
  typed.current = onTyped
  useEffect(() => {
    const watched = form.watch(() => typed.current?.(form.getValues()))
    return () => watched.unsubscribe()
  }, [form])
  useToast(
    state.matches('failed')
      ? {
          kind: 'error',
          words: notSaved,
          action: { label: t('common:tryAgain'), onPress: () => send({ type: 'submission.retried' }) },
        }
      : null,
  )
  return (
    <section className={cx(card, stack)} {...(title ? { 'aria-labelledby': id } : {})}>
      {title && <h2 id={id}>{title}</h2>}
      {showState(state.value, {
        editing: null,
        saving: null,
        saved: () => (
          <div className={row}>
            <Saved words={t(before === 'undone' ? 'cause-admin:page.undone' : 'cause-admin:page.saved')} />
            {typeof before === 'object' && before && (
              <Button
                kind="quiet"
                onClick={() => {
                  form.reset(before)
                  send({ type: 'form.submitted', fields: undo(before) })
                }}
              >
                {t('cause-admin:page.undo')}
              </Button>
            )}
          </div>
        ),
        failed: () => <Problem words={t('cause-admin:page.saveFailed')} onRetry={() => send({ type: 'submission.retried' })} />,
      })}
      <FormFrame
        form={form}
        fields={fields}
        serverFields={state.context.refusals}
        onSubmit={(typed) => !isBusy && send({ type: 'form.submitted', fields: typed })}
      >
        {children(form)}
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {save}
        </Button>
      </FormFrame>
    </section>
  )
}
