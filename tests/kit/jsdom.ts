import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import './speak-english.ts'
import { noteActors } from './note-actors.ts'

afterEach(cleanup)
// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => {}
noteActors()
