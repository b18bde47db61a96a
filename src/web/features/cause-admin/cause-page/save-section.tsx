import { cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fromPromise } from 'xstate'
import type { ZodMiniType } from 'zod/mini'
import type { saveForm } from '#machines/account/save-form.ts'
import { saveUndoMachine } from '#machines/cause-admin/save-undo/save-undo.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Fold } from '#web/ui/fold.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { card, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, toastFor, useWhy } from '#web/ui/why.ts'

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
  /** The toast once it is saved. */
  savedToast: string
  onSaved?(fields: Fields): void
  /** Everything that is typed, at each change. */
  onTyped?(fields: Fields): void
  /** In a page of lines that open, what is saved of it: said beside its title. */
  fold?: { id?: string; startsOpen?: boolean; note(saved: Fields): string }
  /** Below its form. */
  more?: ReactNode
  children(form: UseFormReturn<Fields>): ReactNode
}

/** Saves like `saveForm`, and what was saved can be put back once. */
function useUndo<Fields extends FieldValues>(first: Fields, loadRules: () => Promise<ZodMiniType<Fields, Fields>>) {
  const rules = useRef(loadRules)
  const machine = useMemo(
    () =>
      saveUndoMachine.provide({
        actors: {
          checkRules: fromPromise(async ({ input }) => (await rules.current()).safeParse(input.fields).success),
        },
      }),
    [],
  )
  return useMachine(machine, { input: { fields: first } })
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
  savedToast,
  onSaved,
  onTyped,
  fold,
  more,
  children,
}: SaveSectionProps<Fields>) {
  const id = useId()
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<Fields>(loadRules, values)
  const isBusy = state.hasTag('busy')
  const isSaved = state.matches('saved')
  const saved = useRef({ tell: onSaved, fields: state.context.fields })
  saved.current = { tell: onSaved, fields: state.context.fields }
  const [undo, sendUndo] = useUndo(values as Fields, loadRules) // the first values are whole
  useEffect(() => {
    const { fields, tell } = saved.current
    if (!isSaved || !fields) return
    sendUndo({ type: 'change.saved', fields })
    tell?.(fields)
  }, [isSaved, sendUndo])
  const typed = useRef(onTyped)
  typed.current = onTyped
  useEffect(() => {
    const watched = form.watch(() => typed.current?.(form.getValues()))
    return () => watched.unsubscribe()
  }, [form])
  function putBack() {
    const before = undo.context.before as Fields // what its chart was given
    sendUndo({ type: 'change.undone' })
    form.reset(before)
    send({ type: 'form.submitted', fields: before })
  }
  const content = (
    <>
      <FormFrame
        form={form}
        fields={fields}
        serverFields={state.context.refusals}
        onSubmit={(typed) => !isBusy && send({ type: 'form.submitted', fields: typed })}
      >
        {children(form)}
        <SaveRow
          kind="secondary"
          isBusy={isBusy}
          result={byState(state.value, {
            editing: null,
            saving: null,
            saved: undo.matches('undone')
              ? { saved: t('cause-admin:page.undone') }
              : { saved: t('cause-admin:page.saved'), toast: savedToast },
            failed: {
              failed: t('cause-admin:page.saveFailed'),
              help: helpFor(why),
              toast: toastFor(why, notSaved),
              onRetry: () => send({ type: 'submission.retried' }),
            },
          })}
          undo={
            isSaved &&
            undo.matches('offered') && (
              <Button kind="quiet" onClick={putBack}>
                {t('cause-admin:page.undo')}
              </Button>
            )
          }
        >
          {save}
        </SaveRow>
      </FormFrame>
      {more}
    </>
  )
  if (fold) {
    const { note, ...where } = fold
    const saved = undo.context.now as Fields // what its chart was given
    return (
      <Fold title={title ?? ''} note={note(saved)} {...where}>
        <div className={stack}>{content}</div>
      </Fold>
    )
  }
  return (
    <section className={cx(card, stack)} {...(title ? { 'aria-labelledby': id } : {})}>
      {title && <h2 id={id}>{title}</h2>}
      {content}
    </section>
  )
}
