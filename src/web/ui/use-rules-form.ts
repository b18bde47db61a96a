import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import { type LazyImport, lazyImport } from '../site/lazy-import.ts'

type LoadRules<Fields> = LazyImport<ZodMiniType<Fields, Fields>>

const loadResolver = lazyImport(() => import('@hookform/resolvers/zod'), 'rules')

const loadAll = <Fields extends FieldValues>(load: LoadRules<Fields>) => Promise.all([loadResolver(), load()])

/** Rules and their sentences are loaded when they are first asked. Where they are out of reach the server's own check of the same rules remains. */
function lateResolver<Fields extends FieldValues>(load: LoadRules<Fields>): Resolver<Fields> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, rules] = await loadAll(load)
      return zodResolver(rules)(values, context, options)
    } catch {
      return { values, errors: {} }
    }
  }
}

/** A form as this house has them: checked when it is sent, by rules whose messages are codes; `FormFrame` shows what they find. */
export function useRulesForm<Fields extends FieldValues>(
  load: LoadRules<Fields>,
  defaultValues: DefaultValues<Fields>,
): UseFormReturn<Fields> {
  const first = useRef(load)
  useEffect(() => {
    // Whoever begins to answer will send it: the rules come meanwhile, not after the press.
    const prepare = () => void loadAll(first.current).catch(() => {}) // asked again when the form is sent
    addEventListener('focusin', prepare, { once: true })
    return () => removeEventListener('focusin', prepare)
  }, [])
  return useForm<Fields>({
    resolver: lateResolver(load),
    defaultValues,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}
