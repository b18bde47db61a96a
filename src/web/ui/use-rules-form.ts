import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'

/** Rules and their sentences are loaded when they are first asked. Where they are out of reach the server's own check of the same rules remains. */
function lateResolver<Fields extends FieldValues>(load: () => Promise<ZodMiniType<Fields, Fields>>): Resolver<Fields> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, rules] = await Promise.all([
        import('@hookform/resolvers/zod'),
        load(),
        import('../i18n/rules.words.ts'),
      ])
      return zodResolver(rules)(values, context, options)
    } catch {
      return { values, errors: {} }
    }
  }
}

/** A form as this house has them: checked when it is sent, by rules whose messages are codes; `FormFrame` shows what they find. */
export function useRulesForm<Fields extends FieldValues>(
  load: () => Promise<ZodMiniType<Fields, Fields>>,
  defaultValues: DefaultValues<Fields>,
): UseFormReturn<Fields> {
  return useForm<Fields>({
    resolver: lateResolver(load),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}
