import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { type Progress, StepFrame } from '#web/ui/step-frame.tsx'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

interface FormQuestionProps<Fields extends FieldValues> {
  title: string
  intro?: ReactNode
  progress: Progress | null
  onBack: (() => void) | undefined
  isBusy?: boolean
  loadRules(): Promise<ZodMiniType<Fields, Fields>>
  /** What was answered before, or empty fields. */
  kept: DefaultValues<Fields>
  /** In the order of the page. */
  fields: readonly Path<Fields>[]
  /** Faults that the server found, by field. */
  refusals?: Record<string, string>
  /** What the button says. */
  submit?: string
  onSubmit(fields: Fields): void
  children(form: UseFormReturn<Fields>): ReactNode
}

/** One question of the supporter's wizard: its fields are checked by its rules and sent with one button. */
export function FormQuestion<Fields extends FieldValues>(props: FormQuestionProps<Fields>) {
  const form = useRulesForm<Fields>(props.loadRules, props.kept)
  const { isBusy = false } = props
  return (
    <StepFrame title={props.title} progress={props.progress} onBack={props.onBack} intro={props.intro}>
      <FormFrame
        form={form}
        fields={props.fields}
        serverFields={props.refusals ?? {}}
        onSubmit={(fields) => !isBusy && props.onSubmit(fields)}
      >
        {props.children(form)}
        <Button type="submit" isBusy={isBusy}>
          {props.submit ?? t('registration:continue')}
        </Button>
      </FormFrame>
    </StepFrame>
  )
}
