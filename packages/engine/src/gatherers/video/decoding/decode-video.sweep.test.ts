import { findsEverySecond } from '../../../testing/every-second-behaviour.ts';

findsEverySecond([2, 4, 10, 30]);
