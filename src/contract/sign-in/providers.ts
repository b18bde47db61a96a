/** Services whose accounts people can log in with (F-039, F-041). No schema, for every page reads it. */
export const providerNames = ['facebook', 'apple'] as const
export type ProviderName = (typeof providerNames)[number]
