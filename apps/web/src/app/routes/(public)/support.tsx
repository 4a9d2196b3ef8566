import { createFileRoute } from '@tanstack/react-router';
import { redirectAlias } from '../../redirect-alias.ts';

export const Route = createFileRoute('/(public)/support')({ beforeLoad: redirectAlias('/support') });
