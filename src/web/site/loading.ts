import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#web/api/failure.ts'

/** The details of an answer; a 404 becomes the router's own not-found, with its screen and status. */
export async function orNotFound<T>(asked: Promise<{ details: T }>): Promise<T> {
  try {
    return (await asked).details
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}

/** a path with another brand's product is no page of this site. */
export function onlyOwnProduct({
  context,
  params,
}: {
  context: { tenant: { product: string } }
  params: { product: string }
}): void {
  if (params.product !== context.tenant.product) throw notFound()
}
