import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '../../api/failure.ts'

/** The details of an answer; a 404 becomes the router's own not-found, with its screen and status. */
export async function orNotFound<T>(asked: Promise<{ details: T }>): Promise<T> {
  try {
    return (await asked).details
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}
