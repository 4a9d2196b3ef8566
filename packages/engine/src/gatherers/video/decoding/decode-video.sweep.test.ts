import { findsEverySecond } from '../../../testing/behaviours/every-second-behaviour.ts';

findsEverySecond([2, 4, 10, 30]);
